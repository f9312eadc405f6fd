import { drawn, nextFrame } from '../../../stage/measured-step'
import { look } from './look'
import { isSeen, type Sample, type Series } from './series'

/** What the measuring side calls, as `window.watch`. */
export interface Watch {
  /** Looks for an image in an open lightbox after every frame; marks `<name> start` at the press and `<name> end` at the frame that shows it in its large file. */
  readonly start: (wanted: Wanted) => void
  /** Has what was started been seen in its large file? */
  readonly isSeen: () => boolean
  readonly stop: () => Series
  /** Resolves once nothing moves, comes or is asked for any more; after so many ms at the latest. */
  readonly calm: (patience: number) => Promise<void>
  /** How an image is seen now: px of its width, 0 when it is not. */
  readonly width: (room: string, image: number) => number
  /** px of its width, seen or not: what is enlarged is mostly outside the window. */
  readonly largest: (room: string, image: number) => number
}

interface Wanted {
  readonly name: string
  readonly room: string
  readonly image: number
}

let turn = 0
let samples: Sample[] = []
let pressed = NaN
let name = ''
let isMarked = false

const watch: Watch = {
  start: (wanted) => {
    samples = []
    pressed = NaN
    name = wanted.name
    isMarked = false
    void sampleFrames(wanted, ++turn)
  },
  isSeen: () => isMarked,
  stop: () => {
    turn++
    return { pressed, samples }
  },
  calm,
  width: (room, image) => {
    const { any } = look(room, image)
    return isSeen(any) ? any.width : 0
  },
  largest: (room, image) => look(room, image).any.width,
}
Object.assign(window, { watch })

async function sampleFrames({ room, image }: Wanted, mine: number): Promise<void> {
  while (mine === turn) {
    await nextFrame()
    await drawn()
    const seen = look(room, image)
    const at = performance.now()
    if (!isMarked && !Number.isNaN(pressed) && isSeen(seen.large)) {
      performance.mark(`${name} end`)
      isMarked = true
    }
    samples.push({ at, ...seen })
  }
}

/** As long as the pauses that lightboxes make between what they do. */
const CALM_FRAMES = 20

async function calm(patience: number): Promise<void> {
  const end = performance.now() + patience
  let last = ''
  for (let frames = 0; frames < CALM_FRAMES && performance.now() < end;) {
    await nextFrame()
    const now = whatIsThere()
    frames = now === last && document.getAnimations().length === 0 ? frames + 1 : 0
    last = now
  }
}

/** What changes while something comes or moves, whether the browser or a script moves it. */
function whatIsThere(): string {
  const files = performance.getEntriesByType('resource').length
  const images = [...document.images].map((img) => {
    const { x, y, width } = img.getBoundingClientRect()
    return `${x} ${y} ${width} ${img.complete}`
  })
  return `${files} ${images}`
}

for (const type of ['click', 'keydown'] as const)
  addEventListener(
    type,
    ({ timeStamp }) => {
      if (!Number.isNaN(pressed)) return
      pressed = timeStamp
      performance.mark(`${name} start`)
    },
    true,
  )
