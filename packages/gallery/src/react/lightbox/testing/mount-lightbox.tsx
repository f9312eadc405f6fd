import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { defaultLabels } from '../../../core/labels'
import type { LightboxOptions, Slide, Tile } from '../../../core/types'
import { Lightbox } from '../Lightbox'
import type { LightboxProps } from '../props'
import '../../../styles/tokens.css'
import '../../../styles/lightbox/index.css'

/** A real image without a server: drawn, so that the browser decodes it. */
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

/** A slide among tiles, in order, looping. */
export function slideOf(tiles: readonly Tile[], id: string): Slide {
  const index = tiles.findIndex((tile) => tile.id === id)
  const near = (step: number) =>
    Array.from({ length: Math.min(3, tiles.length - 1) }, (_, i) =>
      tiles.at((index + step * (i + 1) + 3 * tiles.length) % tiles.length),
    ).filter((tile) => tile !== undefined)
  const tile = tiles[index]
  if (!tile) throw new Error(`The stage has no tile "${id}".`)
  return { tile, position: index + 1, total: tiles.length, before: near(-1), after: near(1) }
}

/** Props of a page without script. */
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

/** A gallery of zoom links with the lightbox over it, as a page has it. */
export function Stage({
  tiles,
  first,
  options,
}: {
  readonly tiles: readonly Tile[]
  readonly first?: string | undefined
  readonly options?: LightboxOptions | undefined
}) {
  const [view, setView] = useState<string | null>(first ?? null)
  return (
    <section data-gallery="work" aria-labelledby="work-title">
      <h1 id="work-title">Work</h1>
      <ul>
        {tiles.slice(0, 3).map((tile) => (
          <li key={tile.id} data-tile={tile.id}>
            <a
              data-zoom
              href={`?work.view=${tile.id}`}
              onClick={(event) => {
                event.preventDefault()
                setView(tile.id)
              }}
            >
              {`Enlarge: ${tile.title}`}
            </a>
          </li>
        ))}
      </ul>
      {view !== null && (
        <Lightbox
          {...pageProps(tiles, view)}
          {...(options && { options })}
          range={(from, to) => tiles.slice(from, to)}
          onClose={() => setView(null)}
          onMove={(id) => setView(id)}
        />
      )}
    </section>
  )
}

/** Puts a stage on the page; call what it returns to take it away. */
export function mountLightbox(
  tiles: readonly Tile[],
  first?: string,
  options?: LightboxOptions,
): () => void {
  const box = document.createElement('main')
  document.body.append(box)
  const root = createRoot(box)
  flushSync(() => root.render(<Stage {...{ tiles, first, options }} />))
  return () => {
    root.unmount()
    box.remove()
  }
}
