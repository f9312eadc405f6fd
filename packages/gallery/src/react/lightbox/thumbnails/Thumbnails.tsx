import { useRef, useState } from 'react'
import type { LightboxLabels } from '../../../core/lightbox-labels'
import { drawnStretch, THUMBNAIL_STEP, type Stretch } from '../../../core/thumbnails'
import type { Slide } from '../../../core/types'
import '../../static/css-properties'
import type { LightboxProps } from '../props'
import { Thumbnail } from './Thumbnail'
import { useStripScroll } from './useStripScroll'
import { useThumbnailTiles } from './useThumbnailTiles'

export interface ThumbnailsProps {
  readonly slide: Slide
  readonly range: LightboxProps['range']
  readonly words: LightboxLabels
  /** Called with a place: 0 is the first. */
  readonly onGo: (place: number) => void
}

/** The slides as a strip, the one shown in its middle. Only what is seen of it is in the page. */
export function Thumbnails({ slide, range, words, onGo }: ThumbnailsProps) {
  const { position, total } = slide
  const present = position - 1
  const strip = useRef<HTMLElement>(null)
  const tiles = useThumbnailTiles(range, slide)
  const [drawn, setDrawn] = useState<Stretch>(() => drawnStretch(0, 0, total))
  useStripScroll(strip, present, total, (at, width) => {
    const next = drawnStretch(at, width, total)
    tiles.want(next)
    setDrawn((old) => (old.from === next.from && old.to === next.to ? old : next))
  })
  const places = Array.from({ length: drawn.to - drawn.from }, (_, i) => drawn.from + i)
  // Always there, so that the focus can go to it.
  if (present < drawn.from) places.unshift(present)
  if (present >= drawn.to) places.push(present)
  return (
    <nav ref={strip} aria-label={words.thumbnails} data-thumbnails>
      <ol style={{ inlineSize: total * THUMBNAIL_STEP }}>
        {places.map((place) => (
          <li
            key={place}
            aria-setsize={total}
            aria-posinset={place + 1}
            style={{ insetInlineStart: place * THUMBNAIL_STEP }}
          >
            <button
              type="button"
              aria-label={words.thumbnail(place + 1, tiles.tileAt(place)?.title ?? '')}
              aria-current={place === present ? 'true' : undefined}
              // The strip is one stop of the Tab key; the arrows move on from there.
              tabIndex={place === present ? 0 : -1}
              onClick={() => onGo(place)}
            >
              <Thumbnail tile={tiles.tileAt(place)} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
