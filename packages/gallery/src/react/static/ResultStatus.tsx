import type { GalleryContext } from './gallery-context'

/** How many articles the filter leaves, announced whenever it changes. Takes the focus when what had it is gone. */
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
      ? labels.stretch(offset + 1, offset + tiles.length, matching)
      : labels.results(matching, view.all)
  return (
    <p role="status" tabIndex={-1}>
      {failed ? labels.updateFailed : results}
    </p>
  )
}
