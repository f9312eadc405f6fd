import '@tessera/gallery/styles.css'
import { GalleryIndex, LiveGallery, prepareLiveGallery, readState } from '@tessera/gallery'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { galleryOf, pagingOf, tilesOf } from './gallery'
import { readScenario } from './scenario'
import { createCandidatePage } from './candidate-page'

const {
  scenario: text = '',
  benchPaging: paging = 'all',
  benchSearch: search = '',
} = document.body.dataset
const scenario = readScenario(decodeURIComponent(text))
const gallery = galleryOf(scenario, pagingOf(paging))
const index = new GalleryIndex(gallery, tilesOf(scenario))
const root = document.querySelector<HTMLElement>('#root')
let isHydrated = false

function Page() {
  useEffect(() => void (isHydrated = true), [])
  return (
    <LiveGallery
      gallery={gallery}
      source={index}
      initialSearch={search}
      initialView={index.view(readState(gallery, search))}
    />
  )
}

const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-grid] > [data-tile]')]
const isEndless = paging === 'endless'

const candidatePage = createCandidatePage(scenario, {
  // As the site does.
  init: async () => {
    await prepareLiveGallery(gallery, index.view(readState(gallery, search)))
    if (root) startTransition(() => void hydrateRoot(root, <Page />))
  },
  isReady: () => isHydrated && isGridHydrated(),
  act: ({ click: { group, option } }) =>
    document
      .querySelector<HTMLElement>(`[data-filter-group="${group}"] [data-option="${option}"]`)
      ?.click(),
  isDone: (expected) =>
    announcedCount() === expected.length &&
    document.querySelector<HTMLElement>('[data-grid] > [data-tile]')?.dataset['tile'] ===
      `t${expected[0]}`,
  shown: () =>
    tiles()
      .filter((tile) => tile.checkVisibility())
      .map(({ dataset }) => Number(dataset['tile']?.slice(1))),
  ...(!isEndless && { hasAllTiles: (count) => tiles().length === count }),
  // In pattern 4, four tiles fill two rows.
  ...(isEndless && {
    heightFor: (count) => Math.floor(count / 4) * 2 * (scenario.row + scenario.gap) - scenario.gap,
  }),
})
Object.assign(window, { candidatePage })

/** React hydrates the grid of a large gallery last. It sets properties with the prefix `__react` on hydrated elements. */
function isGridHydrated(): boolean {
  const grid = document.querySelector('[data-grid]')
  return grid !== null && Object.keys(grid).some((key) => key.startsWith('__react'))
}

/** The number of matching tiles in the gallery's status. */
function announcedCount(): number {
  const text = document.querySelector('[data-gallery] p[role="status"]')?.textContent ?? ''
  return Number(/\d+/.exec(text.replaceAll(',', ''))?.[0])
}
