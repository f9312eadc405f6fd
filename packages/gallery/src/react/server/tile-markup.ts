import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { TileContext, TileSettings } from '../static/tile-context'
import { Tile, type TileProps } from '../static/tiles/Tile'

/** Entries per gallery; then all are dropped. An entry has about 1.5 kB. */
const MAX_ENTRIES = 2_000

interface Entry {
  readonly tile: TileProps['tile']
  readonly labels: TileContext['labels']
  readonly segments: readonly string[]
}
type Entries = Map<string, Entry>

export interface TileMarkupCache {
  /** The markup of a tile, split at the address of its zoom link: the only part that depends on the state. */
  readonly segmentsOf: (props: TileProps) => readonly string[]
}

export function createTileMarkupCache(): TileMarkupCache {
  const entriesOf = createSharedEntries()
  return {
    segmentsOf: (props) => {
      const { context, tile, style, eager } = props
      const { gallery, labels, headingLevel } = context
      const entries = entriesOf(gallery)
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

/**
 * Galleries with equal settings of tiles share entries, so that these stay when another setting changes or a gallery is
 * built again. They are collected with the last of these galleries.
 */
function createSharedEntries(): (gallery: TileSettings) => Entries {
  const byGallery = new WeakMap<TileSettings, Entries>()
  const bySettings = new Map<string, WeakRef<Entries>>()
  const collected = new FinalizationRegistry<string>((json) => {
    if (bySettings.get(json)?.deref() === undefined) bySettings.delete(json)
  })
  return (gallery) => {
    const known = byGallery.get(gallery)
    if (known) return known
    const json = JSON.stringify(settingsOf(gallery))
    const shared = bySettings.get(json)?.deref()
    const entries: Entries = shared ?? new Map()
    if (!shared) {
      bySettings.set(json, new WeakRef(entries))
      collected.register(entries, json)
    }
    byGallery.set(gallery, entries)
    return entries
  }
}

/** The properties that the type names, without the others that a gallery has. */
function settingsOf(gallery: TileSettings): TileSettings {
  const { id, layout, groups, hoverBox, textPosition, lightbox, tileClick } = gallery
  return { id, layout, groups, hoverBox, textPosition, lightbox, tileClick }
}

const renderTile = (props: TileProps) =>
  renderToString(
    createElement(Tile, { ...props, context: { ...props.context, hrefOf: () => PLACEHOLDER } }),
  )

/** Replaced by the address. It has private-use characters, which no title has. */
const PLACEHOLDER = '\uE000address\uE001'
