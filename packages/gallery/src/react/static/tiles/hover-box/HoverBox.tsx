import type { Tile } from '../../../../core/types'
import type { TileContext } from '../../tile-context'
import { TileTitle } from '../title/TileTitle'
import { zoomLink } from '../zoom-link'

/** Text and icons of a tile. Shown over the image on hover and focus; always shown where there is no hover. */
export function HoverBox({
  context,
  tile,
  hasIntro,
  tags,
}: {
  readonly context: TileContext
  readonly tile: Tile
  readonly hasIntro: boolean
  readonly tags: readonly string[]
}) {
  const { gallery, labels, Link } = context
  const isSideBySide = tile.image !== null || gallery.layout === 'list'
  const hasCaption = isSideBySide && !isTextless(tile, tags)
  const zoom = zoomLink(context, tile)
  return (
    // The value, because `picture + div` in a style sheet makes Chromium restyle all tiles when one is removed.
    <div data-hover-box={isSideBySide ? 'image' : 'text-cover'}>
      {hasCaption && (
        <div data-caption>
          <TileTitle context={context} tile={tile} />
          {hasIntro && tile.intro && <p data-intro>{tile.intro}</p>}
          <Meta tile={tile} />
          {tags.length > 0 && (
            <ul data-tags>
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <p data-icons>
        {tile.href && (
          <Link href={tile.href} data-link tabIndex={-1} aria-label={labels.readMore(tile.title)} />
        )}
        {zoom && <a {...zoom} />}
      </p>
    </div>
  )
}

const isTextless = ({ untitled, intro, author, date }: Tile, tags: readonly string[]) =>
  untitled && !intro && !author && !date && tags.length === 0

function Meta({ tile: { author, date, dateText } }: { readonly tile: Tile }) {
  if (!author && !date) return null
  return (
    <p data-meta>
      {author}
      {author && date && '\u2002·\u2002'}
      {date && <time dateTime={date.slice(0, 10)}>{dateText ?? date.slice(0, 4)}</time>}
    </p>
  )
}
