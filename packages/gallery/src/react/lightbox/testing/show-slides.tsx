import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { DEFAULT_LIGHTBOX } from '../../../core/defaults'
import type { SlideContent, Tile } from '../../../core/types'
import { Lightbox } from '../Lightbox'
import type { LightboxProps } from '../props'
import { pageProps, imageTile } from './mount-lightbox'

export const FAILED = 'The requested content cannot be loaded. Please try again later.'

/** The options of a gallery whose slides are articles. */
export const ARTICLES = { ...DEFAULT_LIGHTBOX, slides: 'articles' } as const

/** A key for the server of slides that no other test has. */
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

type Over = Partial<Pick<LightboxProps, 'options' | 'frameHosts'>>

function Slides({
  tiles,
  first,
  ...over
}: Over & { readonly tiles: readonly Tile[]; readonly first: string }) {
  const [view, setView] = useState<string | null>(first)
  if (view === null) return null
  return (
    <Lightbox
      {...pageProps(tiles, view)}
      {...over}
      onClose={() => setView(null)}
      onMove={(id) => setView(id)}
    />
  )
}

/** Opens the lightbox on the first of these tiles, until the test is over. */
export function showSlides(tiles: readonly Tile[], over: Over = {}): void {
  const box = document.body.appendChild(document.createElement('main'))
  const root = createRoot(box)
  // At once, so that its clocks start with the test's.
  flushSync(() => root.render(<Slides tiles={tiles} first={tiles[0]?.id ?? ''} {...over} />))
  onTestFinished(() => {
    root.unmount()
    box.remove()
  })
}

export const dialog = () => document.querySelector('dialog')
export const sheet = () => document.querySelector<HTMLElement>('[data-stage] > [data-panel]')
export const slideStatus = () =>
  document.querySelector<HTMLElement>('[data-slide]')?.dataset['status']

/** What the server knows of an address. */
export async function requestLog(name: string): Promise<{ count: number; aborted: number }> {
  return (await fetch(`/slides/news/${name}`)).json()
}
