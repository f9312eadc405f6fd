import type { DrawingFault } from '@tessera/gallery/patterns'
import { MAX_DRAWING } from '@tessera/gallery/patterns'

/** Why a drawing cannot repeat, and what to do about it. Cells and tiles are counted from 1, as people do. */
export function describeFault(fault: DrawingFault): string {
  switch (fault.kind) {
    case 'empty':
      return 'There is no tile in it. Draw at least one.'
    case 'too-large':
      return `It is larger than a pattern may be. Keep to ${MAX_DRAWING.columns} columns, ${MAX_DRAWING.rows} rows and ${MAX_DRAWING.tiles} tiles.`
    case 'outside':
      return `Tile ${fault.tile + 1} reaches over the edge. Move it inside or make it smaller.`
    case 'overlap':
      return `Tiles ${fault.tiles[0] + 1} and ${fault.tiles[1] + 1} lie on each other. Move one of them.`
    case 'hole':
      return `The cell in column ${fault.column + 1}, row ${fault.row + 1} is empty, which would show as a hole. Put a tile there or make one larger.`
  }
}
