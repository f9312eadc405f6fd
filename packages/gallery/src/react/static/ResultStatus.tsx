import type { Labels } from '../../core/labels'
import type { Gallery, GalleryView } from '../../core/types'
import type { GalleryContext } from './gallery-context'

/**
 * The number of results. Screen readers announce every change of it. It receives the focus when the focused element is
 * removed.
 */
export function ResultStatus({
  context: { gallery, view, labels },
  failed,
}: {
  readonly context: GalleryContext
  readonly failed: boolean
}) {
  return (
    <p role="status" tabIndex={-1}>
      {failed ? labels.updateFailed : resultsText(gallery, view, labels)}
    </p>
  )
}

export function resultsText(
  { paging }: Pick<Gallery, 'paging'>,
  { offset, matching, tiles, pages, all }: GalleryView,
  labels: Labels,
): string {
  return paging.kind === 'pages' && pages > 1
    ? labels.pageRange(offset + 1, offset + tiles.length, matching)
    : labels.results(matching, all)
}
