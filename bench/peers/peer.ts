import { columnWidth, readScenario, type Scenario } from '../candidate-page/scenario'
import { createCandidatePage } from '../candidate-page/candidate-page'
import { initialSelection, termsOf, type StepSelection } from '../candidate-page/steps'

/** Everything a peer needs to start. Lengths in px, durations in ms. */
export interface PeerSetup {
  readonly scenario: Scenario
  readonly grid: HTMLElement
  readonly tiles: readonly HTMLElement[]
  readonly columnWidth: number
  /** Of animations; 0 turns them off. */
  readonly duration: number
}

/** A running peer. */
export interface Peer {
  readonly filter: (selection: StepSelection) => void
  /** Number of the frame after the call that shows the result; default 1. */
  readonly frames?: number
}

/** Duration of the gallery's animation, ms. */
const DURATION_MS = 350

/** Connects a peer with the benchmark. `start` is called at the start of the measured initialisation. */
export function mountPeer(start: (setup: PeerSetup) => Peer): void {
  const { scenario: text = '', animated } = document.body.dataset
  const scenario = readScenario(decodeURIComponent(text))
  const grid = document.querySelector<HTMLElement>('#grid')
  if (!grid) throw new Error('The page has no #grid.')
  const tiles = [...grid.querySelectorAll<HTMLElement>('.tile')]
  const setup: PeerSetup = {
    scenario,
    grid,
    tiles,
    columnWidth: columnWidth(scenario),
    duration: animated === undefined ? 0 : DURATION_MS,
  }
  let peer: Peer | undefined
  let framesToDraw = 1
  const first = initialSelection(scenario)
  const candidatePage = createCandidatePage(scenario, {
    init: () => {
      peer = start(setup)
      if (first.a !== '') peer.filter(first)
    },
    isReady: () => peer !== undefined,
    act: ({ selection }) => {
      framesToDraw = peer?.frames ?? 1
      peer?.filter(selection)
    },
    isDone: () => --framesToDraw <= 0,
    shown: () => tiles.filter(isVisible).map(numberOf),
  })
  Object.assign(window, { candidatePage })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset['option'])
      peer?.filter({ a: target.dataset['option'], b: '' })
  })
}

/** Peers hide tiles by `display`, by `visibility` or by opacity. */
const isVisible = (tile: HTMLElement) =>
  tile.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  Number(getComputedStyle(tile).opacity) > 0.5

export const numberOf = (tile: HTMLElement): number => Number(tile.dataset['n'])

/** CSS selector of the matching tiles, such as `.a-v3.b-v5`; `all` when nothing is selected. */
export function selectorOf({ a, b }: StepSelection, all: string): string {
  const selector = `${a && `.a-${a}`}${b && `.b-${b}`}`
  return selector === '' ? all : selector
}

/** Predicate for peers that filter by a function and for those without a filter. */
export const matcherFor =
  (scenario: Scenario, { a, b }: StepSelection) =>
  (tile: HTMLElement): boolean => {
    const terms = termsOf(scenario, numberOf(tile))
    return (a === '' || terms.a.includes(a)) && (b === '' || terms.b.includes(b))
  }
