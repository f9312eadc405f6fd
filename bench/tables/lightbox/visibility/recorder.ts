import { nextFrame, painted } from '../../../candidate-page/measure-step'
import { measureVisibility } from './measure-visibility'
import { isVisible, type Sample, type Series } from './series'

/** API of the page for the benchmark, as `window.visibility`. */
export interface VisibilityRecorder {
  /**
   * Starts to record the visibility of an image after every frame. Marks `<name> start` at the press and `<name> end`
   * after the frame that shows the large file.
   */
  readonly start: (options: RecordOptions) => void
  /** Whether the large file was visible since `start`. */
  readonly isLargeVisible: () => boolean
  readonly stop: () => Series
  /** Resolves once nothing moves and no file was requested for some frames, or after `timeoutMs`. */
  readonly settled: (timeoutMs: number) => Promise<void>
  /** Width of the image, px; 0 when it is not visible. */
  readonly width: (selector: string, image: number) => number
  /** Width of the image, px, also when most of it is outside the viewport. */
  readonly largestWidth: (selector: string, image: number) => number
}

interface RecordOptions {
  readonly name: string
  /** Selector of the open lightbox. */
  readonly dialog: string
  readonly image: number
}

/** Number of the current recording. */
let current = 0
let samples: Sample[] = []
let pressed = NaN
let name = ''
let isMarked = false

const visibility: VisibilityRecorder = {
  start: (options) => {
    samples = []
    pressed = NaN
    name = options.name
    isMarked = false
    void recordFrames(options, ++current)
  },
  isLargeVisible: () => isMarked,
  stop: () => {
    current++
    return { pressed, samples }
  },
  settled,
  width: (selector, image) => {
    const { any } = measureVisibility(selector, image)
    return isVisible(any) ? any.width : 0
  },
  largestWidth: (selector, image) => measureVisibility(selector, image).any.width,
}
Object.assign(window, { visibility })

async function recordFrames({ dialog, image }: RecordOptions, recording: number): Promise<void> {
  while (recording === current) {
    await nextFrame()
    await painted()
    const sample = measureVisibility(dialog, image)
    const at = performance.now()
    if (!isMarked && !Number.isNaN(pressed) && isVisible(sample.large)) {
      performance.mark(`${name} end`)
      isMarked = true
    }
    samples.push({ at, ...sample })
  }
}

/** Longer than the pauses between two animations of any candidate. */
const STILL_FRAMES = 20

async function settled(timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs
  let last = ''
  for (let frames = 0; frames < STILL_FRAMES && performance.now() < end;) {
    await nextFrame()
    const now = describePage()
    frames = now === last && document.getAnimations().length === 0 ? frames + 1 : 0
    last = now
  }
}

/** A text that changes while files load or images move, by CSS or by script. */
function describePage(): string {
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
