import type { Tile } from '../../../core/types'
import { openTile } from '../../../core/url/state-changes'
import { linkTo, type GalleryContext } from '../gallery-context'
import { TileTitle } from './TileTitle'

/** Text and icons of a tile. Shown over the image on hover and focus; always shown where there is no hover. */
export function HoverBox({
  context,
  tile,
  hasIntro,
  tags,
}: {
  readonly context: GalleryContext
  readonly tile: Tile
  readonly hasIntro: boolean
  readonly tags: readonly string[]
}) {
  const { gallery, state, labels } = context
  const hasCaption = tile.image !== null || gallery.layout === 'list'
  return (
    // The value, because `picture + div` in a style sheet makes Chromium restyle all tiles when one is removed.
    <div data-hover-box={hasCaption ? 'image' : 'text-cover'}>
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
        <a href={tile.href} data-link tabIndex={-1} aria-label={labels.readMore(tile.title)} />
        {gallery.lightbox && (
          <a
            {...linkTo(context, openTile(state, tile.id))}
            data-zoom
            rel="nofollow"
            aria-haspopup="dialog"
            aria-label={labels.enlarge(tile.title)}
          />
        )}
      </p>
    </div>
  )
}

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
