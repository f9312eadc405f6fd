import type { PayloadRequest } from 'payload'
import { z } from 'zod'

/** A document that refers to a term. */
export interface TermUse {
  readonly title: string
  /** Below /admin. */
  readonly path: string
}

/** Documents of one kind. */
interface UsesOfKind {
  readonly count: number
  /** The first of them. */
  readonly shown: readonly TermUse[]
}

/** What refers to a term. */
export interface TermUses {
  readonly articles: UsesOfKind
  readonly images: UsesOfKind
  /** Galleries that show what has the term, or leave it out. */
  readonly galleries: UsesOfKind
}

const MAX_SHOWN = 5

interface Versions {
  /** Whether the newest versions count, published or not, or those that were last published. */
  readonly draft: boolean
  /** Whether documents in the trash count too. */
  readonly trash: boolean
}

export async function findTermUses(
  req: PayloadRequest,
  id: number,
  versions: Versions = { draft: true, trash: false },
): Promise<TermUses> {
  const find = (kind: Kind) => findDocuments(req, { ...kind, ...versions }, id)
  const [articles, images, galleries] = [
    await find({ collection: 'articles', title: 'title' }),
    await find({ collection: 'media', title: 'title', otherwise: 'filename' }),
    await findGalleries(req, id, versions),
  ]
  return {
    articles,
    images,
    galleries: { count: galleries.length, shown: galleries.slice(0, MAX_SHOWN) },
  }
}

interface Kind {
  readonly collection: 'articles' | 'media'
  readonly title: string
  /** Field that is shown without a title. */
  readonly otherwise?: string
}

const row = z.looseObject({ id: z.union([z.number(), z.string()]) })

async function findDocuments(
  req: PayloadRequest,
  { collection, title, otherwise = title, draft, trash }: Kind & Versions,
  id: number,
): Promise<UsesOfKind> {
  const { docs, totalDocs } = await req.payload.find({
    collection,
    where: { terms: { in: [id] } },
    ...{ draft: draft && collection === 'articles', trash },
    ...{ depth: 0, limit: MAX_SHOWN, sort: '-updatedAt' },
    select: { [title]: true, [otherwise]: true },
    overrideAccess: false,
    user: req.user,
    req,
  })
  const shown = docs.map((doc): TermUse => {
    const fields = row.parse(doc)
    const text = fields[title] || fields[otherwise]
    return {
      title: typeof text === 'string' ? text : 'Untitled',
      path: `/collections/${collection}/${fields.id}`,
    }
  })
  return { count: totalDocs, shown }
}

const page = z.looseObject({ id: z.union([z.number(), z.string()]), title: z.unknown() })
const terms = z.array(z.unknown()).nullish()
const gallery = z.looseObject({
  blockType: z.literal('gallery'),
  title: z.string().nullish().catch(null),
  terms,
  excludedTerms: terms,
})

/** Galleries are blocks of pages, also within columns. A site has few pages. */
async function findGalleries(
  req: PayloadRequest,
  id: number,
  versions: Versions,
): Promise<readonly TermUse[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    ...{ ...versions, depth: 0, pagination: false, limit: 0 },
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.flatMap((doc) => {
    const { id: pageId, title, ...fields } = page.parse(doc)
    const name = typeof title === 'string' && title ? title : 'Untitled'
    return galleriesIn(fields)
      .filter((block) => [block.terms, block.excludedTerms].flat().includes(id))
      .map((block) => ({
        title: block.title ? `${block.title} (${name})` : name,
        path: `/collections/pages/${pageId}`,
      }))
  })
}

function galleriesIn(value: unknown): readonly z.infer<typeof gallery>[] {
  if (typeof value !== 'object' || value === null) return []
  const own = gallery.safeParse(value)
  return own.success ? [own.data] : Object.values(value).flatMap(galleriesIn)
}
