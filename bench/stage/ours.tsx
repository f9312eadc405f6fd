import '@tessera/gallery/styles.css'
import { GalleryIndex, LiveGallery, prepareLiveGallery, readState } from '@tessera/gallery'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { galleryOf, pagingOf, tilesOf } from './gallery'
import { readScene } from './scene'
import { createStage } from './stage'

const {
  stage: text = '',
  stagePaging: paging = 'all',
  stageSearch: search = '',
} = document.body.dataset
const scene = readScene(decodeURIComponent(text))
const gallery = galleryOf(scene, pagingOf(paging))
const index = new GalleryIndex(gallery, tilesOf(scene))
const root = document.querySelector<HTMLElement>('#root')
let isAwake = false

function Page() {
  useEffect(() => void (isAwake = true), [])
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

const stage = createStage(scene, {
  // As the site's islands do.
  init: async () => {
    await prepareLiveGallery(gallery, index.view(readState(gallery, search)))
    if (root) hydrateRoot(root, <Page />)
  },
  isReady: () => isAwake && isGridAwake(),
  act: ({ click: { group, option } }) =>
    document
      .querySelector<HTMLElement>(`[data-filter-group="${group}"] [data-option="${option}"]`)
      ?.click(),
  isDone: (expected) =>
    countSaid() === expected.length &&
    document.querySelector<HTMLElement>('[data-grid] > [data-tile]')?.dataset['tile'] ===
      `t${expected[0]}`,
  shown: () =>
    tiles()
      .filter((tile) => tile.checkVisibility())
      .map(({ dataset }) => Number(dataset['tile']?.slice(1))),
  ...(!isEndless && { isWhole: (count) => tiles().length === count }),
  // Four tiles of pattern 4 fill two rows.
  ...(isEndless && {
    heightFor: (count) => Math.floor(count / 4) * 2 * (scene.row + scene.gap) - scene.gap,
  }),
})
Object.assign(window, { stage })

/** React wakes many tiles in slices after the rest, and leaves its keys on what is awake. */
function isGridAwake(): boolean {
  const grid = document.querySelector('[data-grid]')
  return grid !== null && Object.keys(grid).some((key) => key.startsWith('__react'))
}

/** The number that the gallery's status begins with. */
function countSaid(): number {
  const text = document.querySelector('[data-gallery] p[role="status"]')?.textContent ?? ''
  return Number(/\d+/.exec(text.replaceAll(',', ''))?.[0])
}
