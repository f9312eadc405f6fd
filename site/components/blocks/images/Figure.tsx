import type { Media } from '@tessera/content'
import { Image, largestFile } from './Image'

interface FigureProps {
  readonly media: Media
  readonly sizes: string
  readonly priority?: boolean
  readonly id?: string | null
  /** Accessible name of the link that enlarges an image with this alt text. Without it there is no link. */
  readonly enlarge?: ((alt: string) => string) | undefined
}

/** An image at its own proportions, with its title as the caption if the editor wants one. */
export function Figure({ media, sizes, priority = false, id = null, enlarge }: FigureProps) {
  const image = <Image media={media} sizes={sizes} priority={priority} />
  return (
    <figure
      id={id ?? undefined}
      style={{ '--ratio': Math.round((media.width / media.height) * 1000) / 1000 }}
      data-upright={media.height > media.width ? '' : undefined}
    >
      {enlarge && !media.decorative ? (
        // All such links of a page are one set: client/linked-lightbox.
        <a href={largestFile(media)} data-lightbox-link="images" aria-label={enlarge(media.alt)}>
          {image}
        </a>
      ) : (
        image
      )}
      {media.showCaption && media.title && <figcaption>{media.title}</figcaption>}
    </figure>
  )
}
