import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { requireEditor, requireUser } from '../access/require-role'
import { inTransactionOf } from '../database/transactions/in-transaction'
import { uncachedJson } from '../http/uncached-json'
import { readJson } from '../internal-api/read-json'
import { findTermUses } from './find-term-uses'
import { mergeTerms } from './merge-terms'

const id = z
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1)
const mergeRequest = z.object({ into: id })

const idIn = ({ routeParams }: PayloadRequest) =>
  id.safeParse(Number(routeParams?.['id'])).data ?? 0

/** GET /api/terms/:id/uses: what refers to a term. */
const uses: Endpoint = {
  path: '/:id/uses',
  method: 'get',
  handler: async (req) => {
    requireUser(req)
    return uncachedJson(await findTermUses(req, idIn(req)))
  },
}

/** POST /api/terms/:id/merge `{ into }`: replaces the term by another everywhere. */
const merge: Endpoint = {
  path: '/:id/merge',
  method: 'post',
  handler: async (req) => {
    requireEditor(req, 'Terms are merged by editors. Ask one.')
    const { into } = await readJson(req, mergeRequest)
    await inTransactionOf(req, () => mergeTerms(req, { from: idIn(req), into }))
    return uncachedJson({ into })
  },
}

export const termEndpoints: Endpoint[] = [uses, merge]
