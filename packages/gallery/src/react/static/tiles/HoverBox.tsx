import { openView } from '../../../core/links'
import type { Tile } from '../../../core/types'
import { linkTo, type GalleryContext } from '../gallery-context'
import { TileTitle } from './TileTitle'

/** What a tile says and offers: on hover and focus over the image, always where there is no hover. */
export function HoverBox({
  context,
  tile,
  withIntro,
  tags,
}: {
  readonly context: GalleryContext
  readonly tile: Tile
  readonly withIntro: boolean
  readonly tags: readonly string[]
}) {
  const { gallery, state, labels } = context
  return (
    <div data-hover-box>
      {tile.image && (
        <div data-caption>
          <TileTitle context={context} tile={tile} />
          {withIntro && tile.intro && <p data-intro>{tile.intro}</p>}
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
            {...linkTo(context, openView(state, tile.id))}
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

function Meta({ tile: { author, date } }: { readonly tile: Tile }) {
  if (!author && !date) return null
  return (
    <p data-meta>
      {author}
      {author && date && '\u2002·\u2002'}
      {date && <time dateTime={date.slice(0, 10)}>{date.slice(0, 4)}</time>}
    </p>
  )
}
