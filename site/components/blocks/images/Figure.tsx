import type { Media } from '@tessera/content'
import { FigureCaption } from './FigureCaption'
import { Image, largestFile } from './Image'
import { imageCredit } from './image-credit'

interface FigureProps {
  readonly media: Media
  readonly sizes: string
  readonly priority?: boolean
  readonly id?: string | null
  /** Accessible name of the link that enlarges an image with this alt text. Without it there is no link. */
  readonly enlarge?: ((alt: string) => string) | undefined
  /** The credit is shown elsewhere on the page, so only the enlarged image has it. */
  readonly hasCreditElsewhere?: boolean
}

/** An image at its own proportions, with its credit, and its title as the caption if the editor wants one. */
export function Figure({
  media,
  sizes,
  priority = false,
  id = null,
  enlarge,
  hasCreditElsewhere = false,
}: FigureProps) {
  const canEnlarge = enlarge !== undefined && !media.decorative
  const image = <Image media={media} sizes={sizes} priority={priority} />
  return (
    <figure
      id={id ?? undefined}
      className="text-figure"
      style={{ '--ratio': Math.round((media.width / media.height) * 1000) / 1000 }}
      data-upright={media.height > media.width ? '' : undefined}
    >
      {canEnlarge ? (
        // All such links of a page are one set: client/linked-lightbox.
        <a href={largestFile(media)} data-lightbox-link="images" aria-label={enlarge(media.alt)}>
          {image}
        </a>
      ) : (
        image
      )}
      <FigureCaption
        caption={media.showCaption ? media.title : null}
        credit={hasCreditElsewhere && !canEnlarge ? null : imageCredit(media)}
        isCreditHidden={hasCreditElsewhere}
      />
    </figure>
  )
}
