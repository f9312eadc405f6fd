import { foldText } from '@tessera/gallery/core'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

const labelled = z.object({ id: z.number(), label: z.string().nullish() })

/** @returns id of the filter group with that label, in the language of the request; case and accents do not count */
export const findOrCreateGroup = async (req: PayloadRequest, label: string) =>
  (await findByLabel(req, { collection: 'filter-groups', label })) ??
  (await create(req, 'filter-groups', { label }))

/** @returns id of the term of a filter group with that label, in the language of the request */
export const findOrCreateTerm = async (req: PayloadRequest, group: number, label: string) =>
  (await findTerm(req, group, label)) ?? (await create(req, 'terms', { label, group }))

export const findTerm = (req: PayloadRequest, group: number, label: string) =>
  findByLabel(req, { collection: 'terms', label, group })

interface Labelled {
  readonly collection: 'filter-groups' | 'terms'
  readonly label: string
  readonly group?: number
}

async function findByLabel(req: PayloadRequest, { collection, label, group }: Labelled) {
  const { docs } = await req.payload.find({
    collection,
    ...(group !== undefined && { where: { group: { equals: group } } }),
    depth: 0,
    joins: false,
    pagination: false,
    limit: 0,
    req,
  })
  const found = docs
    .map((doc) => labelled.parse(doc))
    .find((doc) => foldText(doc.label ?? '') === foldText(label))
  return found?.id
}

async function create(req: PayloadRequest, collection: Labelled['collection'], data: object) {
  const doc = await req.payload.create({ collection, data, depth: 0, req })
  return labelled.parse(doc).id
}
