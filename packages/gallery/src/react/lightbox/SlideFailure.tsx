import { originalSource } from '../../core/lightbox-picture'
import type { LightboxLabels } from '../../core/lightbox-labels'
import type { TileImage } from '../../core/types'

/** In place of a picture that did not come: what happened and two ways on. */
export function SlideFailure({
  image,
  labels,
  onRetry,
}: {
  readonly image: TileImage
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
        <a href={originalSource(image)}>{labels.openOriginal}</a>
      </p>
    </div>
  )
}
