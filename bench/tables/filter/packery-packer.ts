import type { Span } from '@tessera/gallery/core'
import Packer from 'packery/js/packer'
import Rect from 'packery/js/rect'

/** Packery's packer without the DOM: column and row of each tile. */
export function packWithPackery(
  spans: readonly Span[],
  columns: number,
): readonly (readonly [column: number, row: number])[] {
  const packer = new Packer(columns, Number.POSITIVE_INFINITY)
  return spans.map(([width, height]) => {
    const rect = new Rect({ width, height })
    packer.pack(rect)
    return [rect.x, rect.y]
  })
}
