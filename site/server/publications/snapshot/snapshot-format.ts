import { createHash } from 'node:crypto'
import { documentBody } from '@tessera/content'
import { z } from 'zod'
import type { Numbers } from '../tables/column'

/**
 * A snapshot has the texts of works and media, the numbers of the tables, and everything else as JSON. Its end is the
 * position of the JSON (a double) and these bytes, without which the file is incomplete.
 */
export const SNAPSHOT_FILE = 'publications.snapshot'
export const END = 'tessera!'

/** Increase it when the records or the tables change. */
const VERSION = 1

let format: string | undefined

/** Equal for programs that read each other's snapshots: what they read is not validated again. */
export const SNAPSHOT_FORMAT = (): string =>
  (format ??= createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(z.object(documentBody), { unrepresentable: 'any' })))
    .update(`${VERSION}`)
    .digest('base64url'))

/** Key of the byte range of a list of numbers in the JSON. */
export const NUMBERS = '$numbers'

export const isNumbers = (value: unknown): value is Numbers =>
  value instanceof Float64Array || value instanceof Uint32Array
