import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Gallery } from '../../core/types'
import type { TileContext } from '../static/tile-context'
import { Tile, type TileProps } from '../static/tiles/Tile'

/** Entries per gallery; then all are dropped. An entry has about 1.5 kB. */
const MAX_ENTRIES = 2_000

interface Entry {
  readonly tile: TileProps['tile']
  readonly labels: TileContext['labels']
  readonly segments: readonly string[]
}

export interface TileMarkupCache {
  /** The markup of a tile, split at the address of its zoom link: the only part that depends on the state. */
  readonly segmentsOf: (props: TileProps) => readonly string[]
}

export function createTileMarkupCache(): TileMarkupCache {
  // A gallery that changed is another object. The entries of the old one are collected with it.
  const galleries = new WeakMap<Gallery, Map<string, Entry>>()
  return {
    segmentsOf: (props) => {
      const { context, tile, style, eager } = props
      const { gallery, labels, headingLevel } = context
      const entries = galleries.get(gallery) ?? new Map<string, Entry>()
      galleries.set(gallery, entries)
      // The style has the placement, and the slots follow from that.
      const key = JSON.stringify([tile.id, style, eager, headingLevel])
      const known = entries.get(key)
      if (known?.tile === tile && known.labels === labels) return known.segments
      const segments = renderTile(props).split(PLACEHOLDER)
      if (entries.size >= MAX_ENTRIES) entries.clear()
      entries.set(key, { tile, labels, segments })
      return segments
    },
  }
}

const renderTile = (props: TileProps) =>
  renderToString(
    createElement(Tile, { ...props, context: { ...props.context, hrefOf: () => PLACEHOLDER } }),
  )

/** Replaced by the address. It has private-use characters, which no title has. */
const PLACEHOLDER = '\uE000address\uE001'
