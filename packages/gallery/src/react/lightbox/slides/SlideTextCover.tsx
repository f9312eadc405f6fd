import { textCoverTone, titleFit } from '../../../core/tile/text-cover'
import type { Tile } from '../../../core/types'
import { TitleText } from '../../static/tiles/title/TitleText'
import '../../css-properties'

/** The slide of a tile without an image: title and lines, in the true proportions of the thing. */
export function SlideTextCover({ tile }: { readonly tile: Tile }) {
  const { lines = [] } = tile.textCover ?? {}
  return (
    <div
      data-slide-text-cover={textCoverTone(tile.id)}
      style={{ '--_tessera-fit': titleFit(tile.title) }}
    >
      <p data-slide-title>
        <TitleText tile={tile} />
      </p>
      {lines.length > 0 && (
        <ul>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
