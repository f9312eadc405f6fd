import type { Tile, TileImage } from '@tessera/gallery/core'
import type { Messages } from '../../i18n/messages'

export interface SearchRelaxation {
  /** What is left out, as typed. */
  readonly without: string
  readonly query: string
  readonly count: number
  readonly tiles: readonly Tile[]
}

/** Width of a thumbnail in CSS px at two device pixels. */
const MIN_WIDTH = 2 * 72

/** Links to shorter queries, with the number of what they find and some of its images. */
export function SearchRelaxations({
  relaxations,
  action,
  messages: { search },
}: {
  readonly relaxations: readonly SearchRelaxation[]
  /** URL of the results. */
  readonly action: string
  readonly messages: Pick<Messages, 'search'>
}) {
  return (
    <ul className="search-relaxations">
      {relaxations.map(({ without, query, count, tiles }) => (
        <li key={query}>
          <a href={`${action}?${new URLSearchParams({ q: query })}`} rel="nofollow">
            <span>{search.without(without, count)}</span>
            {tiles.map(({ id, image }) => image && <Thumbnail key={id} image={image} />)}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ image }: { readonly image: TileImage }) {
  const { variants, focalPoint } = image
  const files = variants.filter(({ type }) => type === variants[0]?.type)
  const file = files.find(({ width }) => width >= MIN_WIDTH) ?? files.at(-1)
  return (
    <img
      src={file?.src}
      alt=""
      width="72"
      height="72"
      loading="lazy"
      style={{ objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }}
    />
  )
}
