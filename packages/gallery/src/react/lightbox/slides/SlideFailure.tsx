import type { LightboxLabels } from '../../../core/lightbox-labels'

/** In place of what did not come: what happened and two ways on. */
export function SlideFailure({
  original,
  labels,
  onRetry,
}: {
  /** Address of what should have been shown. */
  readonly original: string
  readonly labels: LightboxLabels
  readonly onRetry: () => void
}) {
  return (
    <div data-failure>
      <p role="alert">{labels.failed}</p>
      <p>
        <button type="button" onClick={onRetry}>
          {labels.tryAgain}
        </button>
        <a href={original}>{labels.openOriginal}</a>
      </p>
    </div>
  )
}
