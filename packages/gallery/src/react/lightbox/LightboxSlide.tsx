import type { Ref } from 'react'
import type { LightboxState } from '../../core/lightbox'
import type { LightboxLabels } from '../../core/lightbox-labels'
import type { Tile } from '../../core/types'
import '../css-properties'
import { slideShape } from './slide-shape'
import { SlideFailure } from './SlideFailure'
import { SlidePicture } from './SlidePicture'
import { SlidePlate } from './SlidePlate'
import type { PictureNews } from './watch-picture'

export interface LightboxSlideProps extends PictureNews {
  readonly tile: Tile
  /** Id for the words under the slide; the same on server and client, whatever is rendered around it. */
  readonly captionId: string
  readonly status: LightboxState['slide']
  readonly attempt: number
  readonly scale: number
  readonly labels: LightboxLabels
  readonly tileSource: () => string | null
  readonly onRetry: () => void
  readonly sheet: Ref<HTMLDivElement>
}

/** A tile at its largest, in its frame, with its caption. */
export function LightboxSlide(props: LightboxSlideProps) {
  const { tile, captionId, status, attempt, scale, labels, tileSource } = props
  const { onShown, onFailed, onRetry, sheet } = props
  const { image } = tile
  return (
    <figure data-slide={tile.id} data-status={status} aria-labelledby={captionId}>
      <div data-stage>
        <div data-sheet tabIndex={-1} ref={sheet} style={slideShape(tile)}>
          {image === null && <SlidePlate tile={tile} />}
          {image !== null && status === 'failed' && (
            <SlideFailure image={image} labels={labels} onRetry={onRetry} />
          )}
          {image !== null && status !== 'failed' && (
            <SlidePicture
              key={`${tile.id} ${attempt}`}
              {...{ image, attempt, scale, tileSource, onShown, onFailed }}
            />
          )}
        </div>
      </div>
      <figcaption>
        <span id={captionId}>{image?.caption ?? tile.title}</span>{' '}
        <a href={tile.href}>{labels.openArticle}</a>
        {status === 'loading' && <span data-loading> {labels.loading}</span>}
      </figcaption>
    </figure>
  )
}
