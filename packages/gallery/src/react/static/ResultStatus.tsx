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
  const { offset, matching, tiles } = view
  const results =
    gallery.paging.kind === 'pages' && view.pages > 1
      ? labels.pageRange(offset + 1, offset + tiles.length, matching)
      : labels.results(matching, view.all)
  return (
    <p role="status" tabIndex={-1}>
      {failed ? labels.updateFailed : results}
    </p>
  )
}
