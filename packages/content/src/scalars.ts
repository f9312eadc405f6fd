import { z } from 'zod'

/** The small values that documents are made of. Ids are those of the CMS, as strings. */
export const id = z.string().min(1)
export const slug = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*$/u)
export const isoDate = z.iso.datetime({ offset: true })
