import type { Media } from '@tessera/content'
import { Image } from './Image'

/** An image at its own proportions, with its title as the caption if the editor wants one. */
export function Figure({
  media,
  sizes,
  priority = false,
  id = null,
}: {
  readonly media: Media
  readonly sizes: string
  readonly priority?: boolean
  readonly id?: string | null
}) {
  return (
    <figure
      id={id ?? undefined}
      style={{ '--ratio': Math.round((media.width / media.height) * 1000) / 1000 }}
      data-upright={media.height > media.width ? '' : undefined}
    >
      <Image media={media} sizes={sizes} priority={priority} />
      {media.showCaption && media.title && <figcaption>{media.title}</figcaption>}
    </figure>
  )
}
