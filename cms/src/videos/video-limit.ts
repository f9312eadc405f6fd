import { videoTooLarge } from '@tessera/content'
import { refuse } from '../media/refusal'

/** @param limit bytes */
export const tooLarge = (limit: number) => refuse(videoTooLarge(limit), 413)
