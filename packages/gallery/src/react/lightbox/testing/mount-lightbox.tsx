import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { defaultLabels } from '../../../core/labels'
import type { LightboxOptions, Slide, Tile } from '../../../core/types'
import { Lightbox } from '../Lightbox'
import type { LightboxProps } from '../../static/lightbox-props'
import '../../../styles/tokens.css'
import '../../../styles/lightbox/index.css'

/** A data URL of an image that the browser can decode. */
export function svgImage(width: number, height: number, hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none"><rect width="100" height="100" fill="hsl(${hue} 35% 45%)"/><path d="M0 70 30 40 55 65 75 45 100 70V100H0Z" fill="hsl(${hue} 40% 25%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export function imageTile(
  id: string,
  over: { width?: number; height?: number; src?: string; caption?: string } = {},
): Tile {
  const { width = 1600, height = 1000, caption = null } = over
  const src = over.src ?? svgImage(width, height, id.length * 60 + id.charCodeAt(0) * 40)
  return {
    ...{ id, title: `Work ${id}`, href: `#article-${id}`, textCover: null, intro: null },
    ...{ date: null, author: null, terms: {} },
    image: {
      alt: `Image of ${id}`,
      ...{ width, height, caption, thumbHash: '3OcRJYB4d3h/iIeHeEh3eIhw+j3A' },
      focalPoint: { x: 0.5, y: 0.5 },
      variants: [{ type: 'image/png', width, src }],
    },
  }
}

export const textCoverTile = (id: string, aspectRatio: number | null = 1.4): Tile => ({
  ...imageTile(id),
  title: 'The Ancient of Days, after a drawing of 1794',
  image: null,
  textCover: {
    aspectRatio,
    lines: ['William Blake', 'Relief etching with watercolour', '233 × 168 mm'],
  },
})

/** The slide of a tile, with up to three neighbours on each side. */
export function slideOf(tiles: readonly Tile[], id: string): Slide {
  const index = tiles.findIndex((tile) => tile.id === id)
  const near = (step: number) =>
    Array.from({ length: Math.min(3, tiles.length - 1) }, (_, i) =>
      tiles.at((index + step * (i + 1) + 3 * tiles.length) % tiles.length),
    ).filter((tile) => tile !== undefined)
  const tile = tiles[index]
  if (!tile) throw new Error(`There is no tile "${id}".`)
  return { tile, position: index + 1, total: tiles.length, before: near(-1), after: near(1) }
}

/** Props of a lightbox without script. */
export const pageProps = (tiles: readonly Tile[], id: string): LightboxProps => {
  const slide = slideOf(tiles, id)
  const href = (tile: Tile | undefined) => (tile ? `?work.view=${tile.id}` : null)
  return {
    gallery: 'work',
    slide,
    labels: defaultLabels,
    links: { close: '?', previous: href(slide.before[0]), next: href(slide.after[0]) },
  }
}

/** Without the gallery's style sheet, which other tests load and which hides zoom links without an image. */
const UNSTYLED = { all: 'revert' } as const

/** A gallery of three zoom links with a lightbox. */
function GalleryWithLightbox({
  tiles,
  first,
  options,
}: {
  readonly tiles: readonly Tile[]
  readonly first?: string | undefined
  readonly options?: LightboxOptions | undefined
}) {
  const [openTileId, setOpenTileId] = useState<string | null>(first ?? null)
  return (
    <section data-gallery="work" aria-labelledby="work-title">
      <h1 id="work-title">Work</h1>
      <ul>
        {tiles.slice(0, 3).map((tile) => (
          <li key={tile.id} data-tile={tile.id} style={UNSTYLED}>
            <a
              data-zoom
              style={UNSTYLED}
              href={`?work.view=${tile.id}`}
              onClick={(event) => {
                event.preventDefault()
                setOpenTileId(tile.id)
              }}
            >
              {`Enlarge: ${tile.title}`}
            </a>
          </li>
        ))}
      </ul>
      {openTileId !== null && (
        <Lightbox
          {...pageProps(tiles, openTileId)}
          {...(options && { options })}
          range={(from, to) => tiles.slice(from, to)}
          onClose={() => setOpenTileId(null)}
          onMove={(id) => setOpenTileId(id)}
        />
      )}
    </section>
  )
}

/**
 * Mounts a gallery whose lightbox has these tiles.
 *
 * @param first id of the tile that is open; none by default
 * @returns unmounts it
 */
export function mountLightbox(
  tiles: readonly Tile[],
  first?: string,
  options?: LightboxOptions,
): () => void {
  const box = document.createElement('main')
  document.body.append(box)
  const root = createRoot(box)
  flushSync(() => root.render(<GalleryWithLightbox {...{ tiles, first, options }} />))
  return () => {
    root.unmount()
    box.remove()
  }
}
