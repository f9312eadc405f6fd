import { coverLetters, textCoverTone, type Tile } from '@tessera/gallery/core'
import { TitleText } from '@tessera/gallery/server'
import type { Messages } from '../../../i18n/messages'

/** There are more in the row of tiles on a page. */
const MAX_WORKS = 3

/** Related works in the details of a work: small images with titles. Renders nothing without tiles. */
export function RelatedWorks({
  tiles,
  messages: { related },
}: {
  readonly tiles: readonly Tile[]
  readonly messages: Messages
}) {
  if (tiles.length === 0) return null
  return (
    <aside className="related" aria-label={related} data-details-part="">
      <h2>{related}</h2>
      <ul>
        {tiles.slice(0, MAX_WORKS).map((tile) => (
          <li key={tile.id}>
            <article>
              <Thumbnail tile={tile} />
              <h3>
                <a href={tile.href}>
                  <TitleText tile={tile} />
                </a>
              </h3>
            </article>
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** px; covers 4.5rem on screens with two device pixels per px. */
const THUMBNAIL_WIDTH = 144

/** Decorative: the title is beside it. Without an image, the first letters of the title, as in the lightbox's strip. */
function Thumbnail({ tile: { id, image, title } }: { readonly tile: Tile }) {
  if (!image) {
    const style = { '--tone': `var(--tessera-text-cover-${textCoverTone(id)})` }
    return (
      <span className="related-cover" style={style} aria-hidden>
        {coverLetters(title)}
      </span>
    )
  }
  const { width, height, variants } = image
  // The last type is the one that all browsers know.
  const type = variants.at(-1)?.type
  const files = variants.filter((variant) => variant.type === type)
  const file = files.find((variant) => variant.width >= THUMBNAIL_WIDTH) ?? files.at(-1)
  return <img src={file?.src} alt="" {...{ width, height }} loading="lazy" />
}
