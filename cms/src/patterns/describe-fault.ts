import type { DrawingFault } from '@tessera/gallery/patterns'
import { MAX_DRAWING } from '@tessera/gallery/patterns'

/** Error message for a drawing that cannot repeat. Cells and tiles are counted from 1. */
export function describeFault(fault: DrawingFault): string {
  switch (fault.kind) {
    case 'empty':
      return 'The drawing is empty. Draw at least one tile.'
    case 'too-large':
      return `The drawing is too large. The maximum is ${MAX_DRAWING.columns} columns, ${MAX_DRAWING.rows} rows and ${MAX_DRAWING.tiles} tiles.`
    case 'outside':
      return `Tile ${fault.tile + 1} extends beyond the grid. Move it or make it smaller.`
    case 'overlap':
      return `Tiles ${fault.tiles[0] + 1} and ${fault.tiles[1] + 1} overlap. Move one of them.`
    case 'hole':
      return `The cell in column ${fault.column + 1}, row ${fault.row + 1} is empty and would be a hole. Add a tile there or enlarge one.`
  }
}
