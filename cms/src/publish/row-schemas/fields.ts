import { z } from 'zod'

/** Fields of the rows that Payload's database layer returns: all fields, relations as ids. An empty field is null. */
export const id = z.union([z.number(), z.string()]).transform(String)
export const optionalId = id.nullish().transform((value) => value ?? null)
export const ids = z
  .array(id.nullable())
  .nullish()
  .transform((values) => (values ?? []).flatMap((value) => value ?? []))
export const text = z
  .string()
  .nullish()
  .transform((value) => value || null)
export const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
export const isoDate = z
  .union([z.string(), z.date()])
  .nullish()
  .transform((value) => (value ? new Date(value).toISOString() : null))
/** Set by Payload on every save. */
export const timestamp = z
  .union([z.string(), z.date()])
  .transform((value) => new Date(value).toISOString())
export const status = z.enum(['draft', 'published']).nullish()
/** The editor's JSON, for `toRichText`. */
export const lexical = z.unknown().optional()
