import { deal } from '../core/deal'
import { LEVELS } from '../core/levels'
import { patternOf } from '../core/patterns/pattern-of'
import type { Shape } from '../core/picture-sources'
import type { Level, PatternLevel, Span } from '../core/types'
import type { GalleryContext } from './context'
import { Tile } from './Tile'

/** The tiles shown, dealt to the pattern anew for their number. The style sheet places them. */
export function Grid({
  context,
  eagerPictures,
}: {
  readonly context: GalleryContext
  readonly eagerPictures: number
}) {
  const { gallery, view } = context
  const { levels } = patternOf(gallery)
  const dealt = byLevel((level) => deal(levels[level], view.tiles.length))
  const shapeOf = (index: number): Shape =>
    byLevel((level) => ({
      span: dealt[level][index] ?? SINGLE,
      columns: levels[level].columns,
    }))
  return (
    <ul data-grid data-hover={gallery.hoverBox} style={columnsStyle(levels)}>
      {view.tiles.map((tile, index) => (
        <Tile
          key={tile.id}
          context={context}
          tile={tile}
          shape={shapeOf(index)}
          eager={index < eagerPictures}
        />
      ))}
    </ul>
  )
}

const SINGLE: Span = [1, 1]

const byLevel = <T,>(of: (level: Level) => T): Readonly<Record<Level, T>> => {
  const [wide, medium, narrow] = LEVELS
  return { wide: of(wide), medium: of(medium), narrow: of(narrow) }
}

const columnsStyle = (levels: Readonly<Record<Level, PatternLevel>>) => ({
  '--wide': levels.wide.columns,
  '--medium': levels.medium.columns,
  '--narrow': levels.narrow.columns,
})
