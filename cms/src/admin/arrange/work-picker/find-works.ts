import { z } from 'zod'
import { libraryImage, type LibraryImage } from '../../media-library/library-image'

/** Kinds of works, and the fields of a gallery block that hold the picked ones. */
export const PICKED_FIELDS = { articles: 'picked', images: 'pickedImages' } as const
export type PickedKind = keyof typeof PICKED_FIELDS

/** A work that can be picked. */
export interface FoundWork {
  readonly id: number
  readonly title: string
  /** Null for an article without cover. */
  readonly image: LibraryImage | null
}

export interface FoundWorks {
  readonly works: readonly FoundWork[]
  readonly hasMore: boolean
}

const articles = z.object({
  hasNextPage: z.boolean(),
  docs: z.array(
    z.object({
      id: z.number(),
      title: z.string().nullish(),
      cover: libraryImage.nullish().catch(null),
    }),
  ),
})
const images = z.object({ hasNextPage: z.boolean(), docs: z.array(libraryImage) })

interface Search {
  readonly kind: PickedKind
  readonly query: string
  /** The first page is 1. */
  readonly page: number
  readonly locale: string
}

const PAGE_SIZE = '48'
/** The fields that a search looks into. */
const SEARCHED = {
  articles: ['title'],
  images: ['title', 'filename', 'alt', 'caption'],
} as const satisfies Readonly<Record<PickedKind, readonly string[]>>

/**
 * Finds articles or images, newest first.
 * @throws when the CMS responds with an error
 */
export async function findWorks(api: string, search: Search): Promise<FoundWorks> {
  const { kind, query, page, locale } = search
  const parameters = new URLSearchParams({
    limit: PAGE_SIZE,
    page: String(page),
    locale,
    depth: kind === 'articles' ? '1' : '0',
    sort: kind === 'articles' ? '-date' : '-createdAt',
  })
  if (query.trim())
    SEARCHED[kind].forEach((field, index) =>
      parameters.set(`where[or][${index}][${field}][like]`, query.trim()),
    )
  if (kind === 'articles')
    for (const field of ['title', 'cover']) parameters.set(`select[${field}]`, 'true')
  const response = await fetch(
    `${api}/${kind === 'articles' ? 'articles' : 'media'}?${parameters}`,
    {
      credentials: 'same-origin',
    },
  )
  if (!response.ok) throw new Error(`The works were not found: status ${response.status}.`)
  const body: unknown = await response.json()
  if (kind === 'images') {
    const { docs, hasNextPage } = images.parse(body)
    const works = docs.map((image) => ({ id: image.id, title: image.name, image }))
    return { works, hasMore: hasNextPage }
  }
  const { docs, hasNextPage } = articles.parse(body)
  const works = docs.map(({ id, title, cover }) => ({
    id,
    title: title || 'Untitled',
    image: cover ?? null,
  }))
  return { works, hasMore: hasNextPage }
}
