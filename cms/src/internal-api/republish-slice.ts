import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { positionSchema, START } from '../publish/republish/position'
import { republishFor } from '../publish/republish/republish'
import { readJson } from './read-json'

const requestBody = z.strictObject({ from: positionSchema.default(START) })

/** Well below the times after which connections without an answer are closed. */
const SLICE_MS = 5_000

/** Compares publications for a slice of time; `next` of the answer is the `from` of the next slice. */
export const republishSlice = async (req: PayloadRequest) =>
  republishFor(req.payload, (await readJson(req, requestBody)).from, SLICE_MS)
