import type { GalleryContext } from './context'

/** How many articles the filter leaves, announced whenever it changes. Takes the focus when what had it is gone. */
export function ResultStatus({
  context: { view, labels },
  failed,
}: {
  readonly context: GalleryContext
  readonly failed: boolean
}) {
  return (
    <p role="status" tabIndex={-1}>
      {failed ? labels.updateFailed : labels.results(view.matching, view.all)}
    </p>
  )
}
