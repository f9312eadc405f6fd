import type { Gallery, Level } from '@tessera/gallery/layouts'
import type { CSSProperties } from 'react'
import { miniature, USUAL_WIDTH } from './miniature'
import type { PreviewTile } from './preview'

interface PreviewLevelProps {
  readonly level: Level
  readonly gallery: Pick<Gallery, 'layout' | 'pattern'>
  readonly tiles: readonly PreviewTile[]
}

const NAMES: Readonly<Record<Level, string>> = { wide: 'Wide', medium: 'Medium', narrow: 'Narrow' }

/** The gallery in miniature in a usual box of one level. */
export function PreviewLevel({ level, gallery, tiles }: PreviewLevelProps) {
  const arrangement = miniature(gallery, tiles, level)
  const width = USUAL_WIDTH[level]
  return (
    <figure className="tessera-preview__level" data-level={level}>
      <figcaption>
        {NAMES[level]} <span>{width} px</span>
      </figcaption>
      {/* Long ones scroll, by keyboard too. */}
      <div
        className="tessera-preview__screen"
        role="group"
        aria-label={`${NAMES[level]} preview`}
        tabIndex={0}
      >
        <ul
          className="tessera-preview__grid"
          data-layout={gallery.layout}
          style={{ aspectRatio: `${width} / ${Math.max(1, arrangement.height)}` }}
        >
          {tiles.map((tile, index) => (
            <MiniatureTile
              key={tile.id}
              tile={tile}
              style={boxStyle(arrangement.boxAt(index), width, arrangement.height)}
            />
          ))}
        </ul>
      </div>
    </figure>
  )
}

interface MiniatureTileProps {
  readonly tile: PreviewTile
  readonly style: CSSProperties
}

function MiniatureTile({ tile: { title, image }, style }: MiniatureTileProps) {
  const { x, y } = image?.focalPoint ?? { x: 0.5, y: 0.5 }
  return (
    <li style={style} title={title} data-plate={image ? undefined : ''}>
      {image && (
        <img
          src={image.src}
          alt=""
          loading="lazy"
          style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
        />
      )}
      <span>{title}</span>
    </li>
  )
}

type Box = ReturnType<ReturnType<typeof miniature>['boxAt']>

/** In parts of the miniature, whatever its size. */
function boxStyle({ x, y, width, height }: Box, all: number, high: number): CSSProperties {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`
  return {
    insetInlineStart: percent(x, all),
    insetBlockStart: percent(y, high),
    inlineSize: percent(width, all),
    blockSize: percent(height, high),
  }
}
