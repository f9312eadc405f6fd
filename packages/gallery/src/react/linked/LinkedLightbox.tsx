import { useState } from 'react'
import { PRELOADED_NEIGHBOURS } from '../../core/lightbox/constants'
import { defaultLightboxLabels } from '../../core/lightbox/labels'
import type { Labels } from '../../core/labels'
import type { LightboxOptions, Slide, Tile } from '../../core/types'
import { Lightbox } from '../lightbox/Lightbox'

export interface LinkedOptions {
  /** Only the labels of the lightbox are used. Default: English. */
  readonly labels?: Pick<Labels, 'lightbox'>
  /** Default: `DEFAULT_LIGHTBOX`. */
  readonly options?: LightboxOptions
  /** Hosts whose pages and players are allowed in frames, such as `player.vimeo.com`. Default: none. */
  readonly frameHosts?: readonly string[]
}

interface LinkedLightboxProps extends LinkedOptions {
  readonly tiles: readonly Tile[]
  /** Index of the tile to show first. */
  readonly start: number
  readonly onMove: (index: number) => void
  readonly onClose: () => void
}

/** The lightbox for tiles made of links, without a gallery. */
export function LinkedLightbox(props: LinkedLightboxProps) {
  const { tiles, start, onMove, onClose, labels, options, frameHosts } = props
  const [index, setIndex] = useState(start)
  const slide = slideAt(tiles, index)
  if (!slide) return null
  const lightboxLabels = labels?.lightbox ?? defaultLightboxLabels
  return (
    <Lightbox
      gallery="linked"
      slide={slide}
      links={NO_LINKS}
      // A link's target is not always an article.
      labels={{ lightbox: { ...lightboxLabels, openArticle: lightboxLabels.openOriginal } }}
      {...(options && { options })}
      {...(frameHosts && { frameHosts })}
      range={(from, to) => tiles.slice(from, to)}
      onClose={onClose}
      onMove={(id) => {
        const next = tiles.findIndex((tile) => tile.id === id)
        setIndex(next)
        onMove(next)
      }}
    />
  )
}

/** Links are used only without script. */
const NO_LINKS = { close: '', previous: null, next: null }

function slideAt(tiles: readonly Tile[], index: number): Slide | null {
  const tile = tiles[index]
  if (!tile) return null
  const others = [...tiles.slice(index + 1), ...tiles.slice(0, index)]
  return {
    ...{ tile, position: index + 1, total: tiles.length },
    after: others.slice(0, PRELOADED_NEIGHBOURS),
    before: others.toReversed().slice(0, PRELOADED_NEIGHBOURS),
  }
}
