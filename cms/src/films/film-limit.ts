import { refuse } from '../media/refusal'

const MEGABYTE = 1024 * 1024

/** @param limit bytes */
export const tooLarge = (limit: number) =>
  refuse(
    `This film is larger than ${Math.floor(limit / MEGABYTE)} MB. Save it smaller, or ask whoever runs this site to raise FILM_LIMIT_MB.`,
    413,
  )
