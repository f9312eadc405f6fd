import { refuse } from '../media/refusal'
import type { VideoBytes } from './video-bytes'

/** Looks at a file that one header may take. Real ones take dozens; a fragment of a streamed video has two. */
const MOST_STEPS = 10_000

/** Reads that are counted: no header, however it is made, keeps the program reading. */
export interface Steps {
  readonly size: number
  /** Exactly so many bytes. @throws UploadRefused when the file ends before */
  bytes(position: number, length: number): Promise<Buffer>
  /** As many of them as there are. */
  some(position: number, length: number): Promise<Buffer>
}

export function stepsOf({ size, read }: VideoBytes): Steps {
  let left = MOST_STEPS
  const some = (position: number, length: number) => {
    left -= 1
    if (left < 0) throw damaged()
    return read(position, length)
  }
  const bytes = async (position: number, length: number) => {
    const found = await some(position, length)
    if (found.length < length) throw damaged()
    return found
  }
  return { size, bytes, some }
}

export const damaged = () => refuse('This video cannot be read; it may be damaged.', 400)
