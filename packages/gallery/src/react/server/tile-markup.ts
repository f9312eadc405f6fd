import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Gallery } from '../../core/types'
import type { GalleryContext } from '../static/gallery-context'
import { Tile, type TileProps } from '../static/tiles/Tile'

/** Kept for a gallery, then it begins anew: some 1.5 kB each. */
const MOST = 1_000

interface Written {
  readonly tile: TileProps['tile']
  readonly labels: GalleryContext['labels']
  readonly parts: readonly string[]
}

/** A gallery that changed is another object: what was written of the old one goes with it. */
const known = new WeakMap<Gallery, Map<string, Written>>()

/** The markup of a tile, parted where the address that enlarges it stands: all that the state of a gallery changes in it. */
export function writeTile(props: TileProps): readonly string[] {
  const { context, tile, style, eager } = props
  const { gallery, labels, headingLevel } = context
  const written = known.get(gallery) ?? new Map<string, Written>()
  known.set(gallery, written)
  // The style tells the place: what a tile's shape is follows from it.
  const key = JSON.stringify([tile.id, style, eager, headingLevel])
  const last = written.get(key)
  if (last?.tile === tile && last.labels === labels) return last.parts
  const html = renderToString(
    createElement(Tile, { ...props, context: { ...context, hrefOf: () => ADDRESS } }),
  )
  const parts = html.split(ADDRESS)
  if (written.size >= MOST) written.clear()
  written.set(key, { tile, labels, parts })
  return parts
}

/** Stands where the address will: private characters, which no title has. */
const ADDRESS = '\uE000address\uE001'
