import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isAuthor } from '../../access/roles'
import { libraryImage } from '../../admin/media-library/library-image'
import { publicError } from '../../errors/public-error'
import { readableName } from '../../images/readable-name'
import type { ArticlePlan, PlannedArticle, TermGroup } from './article-plan'
import { MAX_TITLE_LENGTH } from './article-request'

const id = z.number()
const label = z.string().nullish()
const term = z.object({ id, label, group: id })
const described = z.object({
  title: z.string().nullish(),
  caption: z.string().nullish(),
  filename: z.string().nullish(),
  date: z.string().nullish(),
  terms: z.array(id).nullish(),
})

/** Proposes an article for each image, from what the image says. */
export async function planArticles(
  req: PayloadRequest,
  images: readonly number[],
): Promise<ArticlePlan> {
  const groups = await readTermGroups(req)
  const known = new Set(groups.flatMap(({ terms }) => terms.map((each) => each.id)))
  const rows = new Map<number, PlannedArticle>()
  for (const doc of await findImages(req, images)) {
    const row = described.parse(doc)
    const image = libraryImage.parse(doc)
    rows.set(image.id, {
      image,
      title: proposeTitle(row),
      date: row.date ?? null,
      terms: (row.terms ?? []).filter((each) => known.has(each)),
    })
  }
  return {
    rows: images.flatMap((each) => rows.get(each) ?? []),
    groups,
    canPublish: !isAuthor(req),
  }
}

/** @throws APIError if one is in the trash or deleted */
export async function findImages(req: PayloadRequest, images: readonly number[]) {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...images] } },
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: false,
    req,
  })
  const missing = new Set(images).size - docs.length
  if (missing > 0) {
    const sentence = missing === 1 ? '1 image is' : `${missing} images are`
    throw publicError(`${sentence} no longer in Media. Select the others again.`, 409)
  }
  return docs
}

/** The title of the image, its caption, or the words of its file name. */
function proposeTitle({ title, caption, filename }: z.output<typeof described>): string {
  const proposed = title?.trim() || caption?.trim() || readableName(filename ?? '')
  return proposed.replace(/\s+/g, ' ').slice(0, MAX_TITLE_LENGTH)
}

/** Filter groups that have terms, with the labels in the language of the request. */
export async function readTermGroups(req: PayloadRequest): Promise<readonly TermGroup[]> {
  const all = { depth: 0, joins: false, pagination: false, limit: 0, req } as const
  const groups = await req.payload.find({ collection: 'filter-groups', sort: '_order', ...all })
  const terms = await req.payload.find({ collection: 'terms', sort: 'name', ...all })
  const parsed = terms.docs.map((doc) => term.parse(doc))
  return groups.docs
    .map((doc) => z.object({ id, label }).parse(doc))
    .map((group) => ({
      id: group.id,
      label: group.label ?? String(group.id),
      terms: parsed
        .filter((each) => each.group === group.id)
        .map((each) => ({ id: each.id, label: each.label ?? String(each.id) })),
    }))
    .filter((group) => group.terms.length > 0)
}
