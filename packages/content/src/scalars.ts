import { z } from 'zod'

/** Id of a document in the CMS, as a string. */
export const id = z.string().min(1)
export const slug = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*$/u)
export const isoDate = z.iso.datetime({ offset: true })
