import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { GalleryIndex } from '../core/gallery-index'
import { readState } from '../core/url/search-params'
import type { Gallery } from '../core/types'
import { LiveGallery, type LiveGalleryProps } from '../react/client/live/LiveGallery'
import { galleryOf, twelveTiles } from './tiles/tiles'

/** A `LiveGallery` of twelve tiles in the state of the current URL. */
export function live(gallery: Gallery = galleryOf(), props: Partial<LiveGalleryProps> = {}) {
  const source = new GalleryIndex(gallery, twelveTiles)
  const search = location.search
  return (
    <LiveGallery
      gallery={gallery}
      source={source}
      initialSearch={search}
      initialView={source.view(readState(gallery, search))}
      {...props}
    />
  )
}

export const option = (name: string) =>
  page.getByRole('link', { name: new RegExp(`(^|: )${name}, `) })

export const status = page.getByRole('status')

/** Ids of the tiles on the page, in order. */
export const shown = () =>
  [...document.querySelectorAll('[data-tile]')].map((tile) => tile.getAttribute('data-tile'))

/** Accessible name of the focused element. */
export const focusedName = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''

export const goTo = (search: string) =>
  history.replaceState(null, '', `${location.pathname}${search}`)

/**
 * Counts the history entries that are added from now on. `history.length` also depends on earlier tests: they leave
 * entries to go forward to, and browsers limit it to 50.
 */
export function countHistoryEntries(): () => number {
  const pushState = vi.spyOn(history, 'pushState')
  onTestFinished(() => pushState.mockRestore())
  return () => pushState.mock.calls.length
}

export async function goBack(): Promise<void> {
  const done = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await done
}
