import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { positionSchema, START } from '../publish/republish/position'
import { republishFor } from '../publish/republish/republish'
import { readJson } from './read-json'

const requestBody = z.strictObject({ from: positionSchema.default(START) })

/** Well below the times after which connections without an answer are closed. */
const PART_MS = 5_000

/** The next part of comparing all publications; `next` of the answer is the `from` of the part after it. */
export const republishPart = async (req: PayloadRequest) =>
  republishFor(req.payload, (await readJson(req, requestBody)).from, PART_MS)
