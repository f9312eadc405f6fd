import { useState } from 'react'
import { defaultLabels, type Labels } from '../../core/labels'
import { defaultLightboxLabels } from '../../core/lightbox-labels'
import { LIGHTBOX_PRELOAD } from '../../core/lightbox-constants'
import type { LightboxOptions, Slide, Tile } from '../../core/types'
import { Lightbox } from '../lightbox/Lightbox'

export interface LinkedOptions {
  readonly labels?: Labels
  /** `DEFAULT_LIGHTBOX` when absent. */
  readonly options?: LightboxOptions
  /** Hosts whose pages and players may be shown, such as `player.vimeo.com`; none when absent. */
  readonly frameHosts?: readonly string[]
}

export interface LinkedLightboxProps extends LinkedOptions {
  readonly tiles: readonly Tile[]
  /** Index of the tile shown first. */
  readonly start: number
  readonly onShow: (index: number) => void
  readonly onClose: () => void
}

export function LinkedLightbox(props: LinkedLightboxProps) {
  const { tiles, start, onShow, onClose, labels = defaultLabels, options, frameHosts } = props
  const [index, setIndex] = useState(start)
  const slide = slideAt(tiles, index)
  if (!slide) return null
  // What a link leads to is not always an article.
  const words = labels.lightbox ?? defaultLightboxLabels
  return (
    <Lightbox
      gallery="linked"
      slide={slide}
      links={NO_ADDRESSES}
      labels={{ ...labels, lightbox: { ...words, openArticle: words.openOriginal } }}
      {...(options && { options })}
      {...(frameHosts && { frameHosts })}
      range={(from, to) => tiles.slice(from, to)}
      onClose={onClose}
      onMove={(id) => {
        const place = tiles.findIndex((tile) => tile.id === id)
        setIndex(place)
        onShow(place)
      }}
    />
  )
}

/** Only where there is no script are they followed. */
const NO_ADDRESSES = { close: '', previous: null, next: null }

function slideAt(tiles: readonly Tile[], index: number): Slide | null {
  const tile = tiles[index]
  if (!tile) return null
  const onwards = [...tiles.slice(index + 1), ...tiles.slice(0, index)]
  return {
    ...{ tile, position: index + 1, total: tiles.length },
    after: onwards.slice(0, LIGHTBOX_PRELOAD),
    before: onwards.toReversed().slice(0, LIGHTBOX_PRELOAD),
  }
}
