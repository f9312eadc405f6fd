import { hydrateRoot } from 'react-dom/client'
import { readScenario } from '../../candidate-page/scenario'
import { createCandidatePage } from '../../candidate-page/candidate-page'
import { NaiveGallery } from './naive'

const scenario = readScenario(decodeURIComponent(document.body.dataset['scenario'] ?? ''))
const root = document.querySelector<HTMLElement>('#root')
let isHydrated = false

const candidatePage = createCandidatePage(scenario, {
  init: () =>
    void (
      root &&
      hydrateRoot(root, <NaiveGallery scenario={scenario} onHydrated={() => (isHydrated = true)} />)
    ),
  isReady: () => isHydrated,
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
Object.assign(window, { candidatePage })
