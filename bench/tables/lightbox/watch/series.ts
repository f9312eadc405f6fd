import type { Look, Seen } from './look'

/** How an image was seen after one frame; `at` in ms of the page's clock. */
export interface Sample extends Look {
  readonly at: number
}

/** A press and what came of it. */
export interface Series {
  /** When the browser received the press, ms of the page's clock. */
  readonly pressed: number
  readonly samples: readonly Sample[]
}

/** ms from the press to the frame; null: never. */
export interface Moments {
  /** The image in the lightbox, opaque, at least as large as its tile. */
  readonly first: number | null
  /** The same at half of its final width. */
  readonly half: number | null
  /** The large file, opaque, at half of its final width. */
  readonly sharp: number | null
}

/** Less is a shade. */
const OPAQUE = 0.9
/** Less of an image within the window is an edge. */
const MOSTLY = 0.5
/** A tile is cropped by a pixel here and there. */
const ABOUT = 0.9

/** Is it an image that one sees? The same for all candidates. */
export const isSeen = ({ opacity, inside }: Seen): boolean => opacity >= OPAQUE && inside >= MOSTLY

/** When an image that was asked for could be seen. `tile`: width of its tile, px. */
export function readMoments({ pressed, samples }: Series, tile: number): Moments {
  const final = samples.at(-1)?.any.width ?? 0
  const when = (isThere: (sample: Sample) => boolean) => {
    const found = samples.find((sample) => sample.at >= pressed && isThere(sample))
    return found ? found.at - pressed : null
  }
  return {
    first: when(({ any }) => isSeen(any) && any.width >= tile * ABOUT),
    half: when(({ any }) => isSeen(any) && any.width >= final / 2),
    sharp: when(({ large }) => isSeen(large) && large.width >= final / 2),
  }
}
