import { useRef, useState } from 'react'
import type { LightboxLabels } from '../../../core/lightbox/labels'
import {
  visibleThumbnails,
  THUMBNAIL_STEP,
  type IndexRange,
} from '../../../core/lightbox/thumbnails'
import type { Slide } from '../../../core/types'
import '../../css-properties'
import type { LightboxProps } from '../../static/lightbox-props'
import { Thumbnail } from './Thumbnail'
import { useStripScroll } from './useStripScroll'
import { useThumbnailTiles } from './useThumbnailTiles'

export interface ThumbnailsProps {
  readonly slide: Slide
  readonly range: LightboxProps['range']
  readonly labels: LightboxLabels
  /** Called with the index of the selected slide; 0 is the first. */
  readonly onSelect: (index: number) => void
}

/** A strip of all slides with the current one in its middle. Renders only the visible thumbnails. */
export function Thumbnails({ slide, range, labels, onSelect }: ThumbnailsProps) {
  const { position, total } = slide
  const current = position - 1
  const strip = useRef<HTMLElement>(null)
  const tiles = useThumbnailTiles(range, slide)
  const [visible, setVisible] = useState<IndexRange>(() => visibleThumbnails(0, 0, total))
  useStripScroll(strip, {
    current,
    total,
    onScroll: (offset, width) => {
      const next = visibleThumbnails(offset, width, total)
      tiles.load(next)
      setVisible((old) => (old.from === next.from && old.to === next.to ? old : next))
    },
  })
  const indexes = Array.from({ length: visible.to - visible.from }, (_, i) => visible.from + i)
  // The current one is always rendered, so that it can be focused.
  if (current < visible.from) indexes.unshift(current)
  if (current >= visible.to) indexes.push(current)
  return (
    <nav ref={strip} aria-label={labels.thumbnails} data-thumbnails>
      <ol style={{ inlineSize: total * THUMBNAIL_STEP }}>
        {indexes.map((index) => (
          <li
            key={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            style={{ insetInlineStart: index * THUMBNAIL_STEP }}
          >
            <button
              type="button"
              aria-label={labels.thumbnail(index + 1, tiles.tileAt(index)?.title ?? '')}
              aria-current={index === current ? 'true' : undefined}
              // One tab stop for the strip; the arrow keys move from there.
              tabIndex={index === current ? 0 : -1}
              onClick={() => onSelect(index)}
            >
              <Thumbnail tile={tiles.tileAt(index)} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
