import { filmTooLarge } from '@tessera/content'
import { refuse } from '../media/refusal'

/** @param limit bytes */
export const tooLarge = (limit: number) => refuse(filmTooLarge(limit), 413)
