import type { ImageCredit } from '../../../core/types'

/** Credit and licence of an image, after its caption. */
export function SlideCredit({ credit: { text, license } }: { readonly credit: ImageCredit }) {
  return (
    <small data-credit>
      {text}
      {text !== null && license && ' · '}
      {license?.href ? (
        <a href={license.href} rel="license noopener" target="_blank">
          {license.label}
        </a>
      ) : (
        license?.label
      )}{' '}
    </small>
  )
}
