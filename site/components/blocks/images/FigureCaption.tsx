import type { ImageCredit } from '@tessera/gallery/core'

/** The caption of a figure, and below it the credit and licence. Renders nothing if there is neither. */
export function FigureCaption({
  caption,
  credit,
  isCreditHidden,
}: {
  readonly caption: string | null
  readonly credit: ImageCredit | null
  /** The enlarged image has the credit nevertheless. */
  readonly isCreditHidden: boolean
}) {
  if (!caption && !credit) return null
  return (
    <figcaption hidden={isCreditHidden && !caption}>
      {caption}
      {caption && credit && !isCreditHidden && <br />}
      {credit && <FigureCredit {...credit} hidden={isCreditHidden} />}
    </figcaption>
  )
}

/** The lightbox reads this markup: read-caption.ts of the gallery. */
const FigureCredit = ({ text, license, hidden }: ImageCredit & { readonly hidden: boolean }) => (
  <small data-credit="" hidden={hidden}>
    {text}
    {text && license && ' · '}
    {license?.href ? (
      <a href={license.href} rel="license noopener">
        {license.label}
      </a>
    ) : (
      license?.label
    )}
  </small>
)
