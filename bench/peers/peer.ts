import { columnWidth, readScene, type Scene } from '../stage/scene'
import { createStage } from '../stage/stage'
import { firstChosen, termsOf, type Chosen } from '../stage/steps'

/** What a peer is given. Lengths in px, durations in ms. */
export interface PeerSetup {
  readonly scene: Scene
  readonly grid: HTMLElement
  readonly tiles: readonly HTMLElement[]
  readonly columnWidth: number
  /** 0 with the library's animation off. */
  readonly duration: number
}

/** A peer at work: what it does when a filter changes. */
export interface Peer {
  readonly filter: (chosen: Chosen) => void
  /** In which frame after the call its work is drawn; 1, the same one, unless told. */
  readonly frames?: number
}

/** As long as ours. */
const DURATION = 350

/** Puts a peer on its stage; `start` is called when its measured initialisation begins. */
export function stagePeer(start: (setup: PeerSetup) => Peer): void {
  const { scene: text = '', animated } = document.body.dataset
  const scene = readScene(decodeURIComponent(text))
  const grid = document.querySelector<HTMLElement>('#grid')
  if (!grid) throw new Error('The page has no #grid.')
  const tiles = [...grid.querySelectorAll<HTMLElement>('.tile')]
  const setup: PeerSetup = {
    scene,
    grid,
    tiles,
    columnWidth: columnWidth(scene),
    duration: animated === undefined ? 0 : DURATION,
  }
  let peer: Peer | undefined
  let framesToDraw = 1
  const first = firstChosen(scene)
  const stage = createStage(scene, {
    init: () => {
      peer = start(setup)
      if (first.a !== '') peer.filter(first)
    },
    isReady: () => peer !== undefined,
    act: ({ chosen }) => {
      framesToDraw = peer?.frames ?? 1
      peer?.filter(chosen)
    },
    isDone: () => --framesToDraw <= 0,
    shown: () => tiles.filter(isSeen).map(numberOf),
  })
  Object.assign(window, { stage })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset['option'])
      peer?.filter({ a: target.dataset['option'], b: '' })
  })
}

/** Peers hide by `display`, by `visibility` or by opacity. */
const isSeen = (tile: HTMLElement) =>
  tile.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  Number(getComputedStyle(tile).opacity) > 0.5

export const numberOf = (tile: HTMLElement): number => Number(tile.dataset['n'])

/** `.a-v3.b-v5` for the tiles wanted, `all` for all. */
export function selectorOf({ a, b }: Chosen, all: string): string {
  const selector = `${a && `.a-${a}`}${b && `.b-${b}`}`
  return selector === '' ? all : selector
}

/** For peers that take a function, or that have no filter of their own. */
export const keeps =
  (scene: Scene, { a, b }: Chosen) =>
  (tile: HTMLElement): boolean => {
    const terms = termsOf(scene, numberOf(tile))
    return (a === '' || terms.a.includes(a)) && (b === '' || terms.b.includes(b))
  }
