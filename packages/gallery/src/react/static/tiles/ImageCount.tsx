import type { TileLabels } from '../../../core/tile-labels'
import type { Tile } from '../../../core/types'

/** A sign on tiles with several images. */
export function ImageCount({
  tile: { image, furtherImages = [] },
  labels,
}: {
  readonly tile: Tile
  readonly labels: TileLabels
}) {
  const count = furtherImages.length + (image ? 1 : 0)
  return (
    <p data-image-count role="img" aria-label={labels.imageCount(count)}>
      {labels.count(count)}
    </p>
  )
}
