import type { LightboxLabels } from '../../../core/lightbox/labels'

/** Replaces a slide that cannot be loaded: a message, a retry button and a link to the original. */
export function SlideFailure({
  originalHref,
  labels,
  onRetry,
}: {
  readonly originalHref: string
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
        <a href={originalHref}>{labels.openOriginal}</a>
      </p>
    </div>
  )
}
