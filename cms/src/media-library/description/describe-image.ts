import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isAuthor } from '../../access/roles'
import { publicError } from '../../errors/public-error'
import { findOrCreateTerm, findTerm } from '../../terms/find-or-create-term'
import type { DescriptionRequest } from './description-request'

const described = z.object({ terms: z.array(z.number()).nullish() })
const identified = z.object({ id: z.number() })

/**
 * Saves the alt text of an image and its terms of some filter groups. Labels that name no term yet become terms.
 * @throws APIError if the user may not change the image, and for authors, who add no terms
 */
export async function describeImage(
  req: PayloadRequest,
  id: number,
  { alt, decorative, terms }: DescriptionRequest,
): Promise<void> {
  const named = Object.entries(terms)
  await req.payload.update({
    collection: 'media',
    id,
    data: {
      alt: alt.trim(),
      decorative,
      ...(named.length > 0 && { terms: await readTerms(req, id, named) }),
    },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
}

/** The terms of the image, with those of the named groups replaced. */
async function readTerms(
  req: PayloadRequest,
  id: number,
  named: readonly (readonly [group: string, labels: readonly string[]])[],
): Promise<readonly number[]> {
  const image = await req.payload.findByID({ collection: 'media', id, depth: 0, req })
  const groups = named.map(([group]) => Number(group))
  const { docs } = await req.payload.find({
    ...{ collection: 'terms', where: { group: { in: groups } } },
    ...{ depth: 0, joins: false, pagination: false, limit: 0, req },
  })
  const replaced = new Set(docs.map((doc) => identified.parse(doc).id))
  const kept = (described.parse(image).terms ?? []).filter((term) => !replaced.has(term))
  const typed: number[] = []
  for (const [group, labels] of named)
    for (const label of labels) typed.push(await termOf(req, Number(group), label))
  return [...new Set([...kept, ...typed])]
}

async function termOf(req: PayloadRequest, group: number, label: string): Promise<number> {
  if (!isAuthor(req)) return findOrCreateTerm(req, group, label)
  const found = await findTerm(req, group, label)
  if (found === undefined)
    throw publicError(`There is no term “${label}” yet, and only editors add terms.`, 403)
  return found
}
