import type { ImageCredit } from '../../../core/types'

/** Credit and licence of an image, after its caption. A licence without an address is a link without one. */
export const SlideCredit = ({ text, license }: ImageCredit) => (
  <small data-credit>
    {text}{' '}
    <a href={license?.href ?? undefined} rel="license">
      {license?.label}
    </a>
  </small>
)
