import type { CSSProperties } from 'react'
import { leaveOut } from '../../../core/filter/relaxations'
import { selectedOptions, updateFilter } from '../../../core/filter/selection'
import { objectPosition } from '../../../core/tile/image-sources'
import type { Criterion, TileImage } from '../../../core/types'
import type { StateChange } from '../../../core/url/state-changes'
import type { GalleryContext } from '../gallery-context'
import { linkTo } from '../link-to'

/** Shown when nothing matches: what was searched for, and links to broader searches with some of their images. */
export function NoResults({ context }: { readonly context: GalleryContext }) {
  const { gallery, view, state, labels } = context
  const names = selectedNames(context)
  const nameOf = (criterion: Criterion) =>
    criterion.kind === 'query'
      ? labels.quoted(criterion.text)
      : labels.anyOf(names.get(criterion.group) ?? [])
  return (
    <div data-no-results>
      <p>
        {labels.noResults(
          [...names.values()].map((options) => labels.anyOf(options)),
          state.query,
        )}
      </p>
      {view.relaxations.length > 0 && (
        <ul>
          {view.relaxations.map(({ without, count, tiles }) => {
            const { selection, query } = without.reduce(leaveOut, state)
            const change: StateChange = {
              kind: 'filter',
              state: updateFilter(state, { selection, query }),
            }
            const link = linkTo(context, change, gallery.id)
            return (
              <li key={link.href}>
                <a {...link} rel="nofollow">
                  {labels.relaxation(labels.anyOf(without.map(nameOf)), count)}
                  {tiles.length > 0 && (
                    <span style={THUMBNAILS_STYLE}>
                      {tiles.map(({ id, image }) => image && <Thumbnail key={id} image={image} />)}
                    </span>
                  )}
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** CSS px. */
const THUMBNAIL_SIZE = 72

/** Not in the style sheet, which blocks the rendering of every page. */
const THUMBNAILS_STYLE: CSSProperties = { display: 'flex', gap: 8, marginBlockStart: 10 }
const THUMBNAIL_STYLE: CSSProperties = {
  inlineSize: THUMBNAIL_SIZE,
  blockSize: THUMBNAIL_SIZE,
  objectFit: 'cover',
}

/** A cropped image. The text of its link says what it shows. */
function Thumbnail({ image }: { readonly image: TileImage }) {
  const files = image.variants.filter(({ type }) => type === image.variants[0]?.type)
  // Sharp at two device pixels, also where the image is wider than high.
  const width = 2 * THUMBNAIL_SIZE * Math.max(1, image.width / image.height)
  const file = files.find((each) => each.width >= width) ?? files.at(-1)
  return (
    <img
      src={file?.src}
      alt=""
      loading="lazy"
      style={{ ...THUMBNAIL_STYLE, objectPosition: objectPosition(image) }}
    />
  )
}

/** Group id → labels of its selected options. */
function selectedNames({ gallery, state }: GalleryContext): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const { group, option } of selectedOptions(gallery, state.selection)) {
    names.set(group.id, [...(names.get(group.id) ?? []), option.label])
  }
  return names
}
