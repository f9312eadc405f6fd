import { hydrateRoot } from 'react-dom/client'
import { readScene } from '../../stage/scene'
import { createStage } from '../../stage/stage'
import { NaiveGallery } from './naive'

const scene = readScene(decodeURIComponent(document.body.dataset['scene'] ?? ''))
const root = document.querySelector<HTMLElement>('#root')
let isAwake = false

const stage = createStage(scene, {
  init: () =>
    void (
      root && hydrateRoot(root, <NaiveGallery scene={scene} onAwake={() => (isAwake = true)} />)
    ),
  isReady: () => isAwake,
  act: ({ click: { group, option } }) =>
    document.querySelector<HTMLElement>(`[data-option="${group}${option}"]`)?.click(),
  isDone: (expected) =>
    Number.parseInt(document.querySelector('p[role="status"]')?.textContent ?? '', 10) ===
    expected.length,
  shown: () =>
    [...document.querySelectorAll<HTMLElement>('.tile')]
      .filter((tile) => !tile.hidden)
      .map(({ dataset }) => Number(dataset['n'])),
})
Object.assign(window, { stage })
