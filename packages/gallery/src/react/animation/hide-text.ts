import { whenIdle } from '../../dom/when-idle'

export interface Hush {
  readonly add: (tile: HTMLElement) => void
  /** Lets them all speak again once the movement is over. */
  readonly endLater: () => void
}

/** ms: the whole movement. */
const MOVEMENT = 400
/** Tiles that get their words back at a time: some 4 ms. */
const STEP = 6

/**
 * Tiles without their words: while they move these are not seen, yet their style and layout were half of the frame in
 * which a filter is answered. A key that is pressed may be on its way to a tile's links, so it gives them all back.
 */
export function createHush(): Hush {
  const hushed = new Set<HTMLElement>()
  let callOff = () => undefined as void

  const end = (count = Infinity) => {
    callOff()
    for (const tile of [...hushed].slice(0, count)) {
      hushed.delete(tile)
      delete tile.dataset['moving']
    }
    if (hushed.size > 0) callOff = whenIdle(() => end(STEP))
    else document.removeEventListener('keydown', endAtOnce, true)
  }
  const endAtOnce = () => end()

  return {
    add: (tile) => {
      hushed.add(tile)
      tile.dataset['moving'] = ''
    },
    endLater: () => {
      callOff()
      document.addEventListener('keydown', endAtOnce, true)
      const timer = setTimeout(() => end(STEP), MOVEMENT)
      callOff = () => clearTimeout(timer)
    },
  }
}
