import type { Gallery, Breakpoint } from '@tessera/gallery/layouts'
import type { CSSProperties } from 'react'
import { miniature, USUAL_WIDTH } from './miniature'
import type { PreviewTile } from './preview'

interface PreviewBreakpointProps {
  readonly breakpoint: Breakpoint
  readonly gallery: Pick<Gallery, 'layout' | 'pattern'>
  readonly tiles: readonly PreviewTile[]
}

const NAMES: Readonly<Record<Breakpoint, string>> = {
  wide: 'Wide',
  medium: 'Medium',
  narrow: 'Narrow',
}

/** The gallery in miniature in a usual box of one breakpoint. */
export function PreviewBreakpoint({ breakpoint, gallery, tiles }: PreviewBreakpointProps) {
  const arrangement = miniature(gallery, tiles, breakpoint)
  const width = USUAL_WIDTH[breakpoint]
  return (
    <figure className="tessera-preview__breakpoint" data-breakpoint={breakpoint}>
      <figcaption>
        {NAMES[breakpoint]} <span>{width} px</span>
      </figcaption>
      {/* Long ones scroll, by keyboard too. */}
      <div
        className="tessera-preview__screen"
        role="group"
        aria-label={`${NAMES[breakpoint]} preview`}
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
    <li style={style} title={title} data-text-cover={image ? undefined : ''}>
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
