import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { DEFAULT_LIGHTBOX } from '../../../core/defaults'
import type { SlideContent, Tile } from '../../../core/types'
import { Lightbox } from '../Lightbox'
import type { LightboxProps } from '../../static/lightbox-props'
import { pageProps, imageTile } from './mount-lightbox'

export const FAILED = 'The requested content cannot be loaded. Please try again later.'

/** Options of a gallery whose slides are articles. */
export const ARTICLE_SLIDES = { ...DEFAULT_LIGHTBOX, slides: 'articles' } as const

/** A unique key for an address of the slide server. */
export const newKey = (name = '') => `${Math.random().toString(36).slice(2)}${name}`

export const articleTile = (id: string): Tile => ({
  ...imageTile(id),
  href: `/slides/article/${id}`,
})

export const contentTile = (id: string, content: SlideContent): Tile => ({
  ...imageTile(id),
  image: null,
  content,
})

type Overrides = Partial<Pick<LightboxProps, 'options' | 'frameHosts'>>

function Slides({
  tiles,
  first,
  ...overrides
}: Overrides & { readonly tiles: readonly Tile[]; readonly first: string }) {
  const [openTileId, setOpenTileId] = useState<string | null>(first)
  if (openTileId === null) return null
  return (
    <Lightbox
      {...pageProps(tiles, openTileId)}
      {...overrides}
      onClose={() => setOpenTileId(null)}
      onMove={(id) => setOpenTileId(id)}
    />
  )
}

/** Opens the lightbox with the first of these tiles, until the end of the test. */
export function showSlides(tiles: readonly Tile[], overrides: Overrides = {}): void {
  const box = document.body.appendChild(document.createElement('main'))
  const root = createRoot(box)
  // Synchronously, so that fake timers cover the lightbox's timers from the start.
  flushSync(() => root.render(<Slides tiles={tiles} first={tiles[0]?.id ?? ''} {...overrides} />))
  onTestFinished(() => {
    root.unmount()
    box.remove()
  })
}

export const dialog = () => document.querySelector('dialog')
export const panel = () => document.querySelector<HTMLElement>('[data-stage] > [data-panel]')
export const slideStatus = () =>
  document.querySelector<HTMLElement>('[data-slide]')?.dataset['status']

/** Requests of an article that the slide server received. */
export async function requestLog(name: string): Promise<{ count: number; aborted: number }> {
  return (await fetch(`/slides/requests/${name}`)).json()
}
