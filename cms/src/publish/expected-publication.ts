import {
  basePath,
  localeOfPath,
  withBase,
  type Languages,
  type PublishedDocument,
} from '@tessera/content'
import type { ExpectedPublication } from '@tessera/content/store'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { inLocale, languagesOf } from '../localisation/in-locale'
import { toArticle } from './documents/to-article'
import { toFilterGroup } from './documents/to-filter-group'
import { toFooter } from './documents/to-footer'
import { toImage } from './documents/to-image'
import { toMedia } from './documents/to-media'
import { toMenu } from './documents/to-menu'
import { toPage } from './documents/to-page'
import { toPattern } from './documents/to-pattern'
import { toRedirect } from './documents/to-redirect'
import { toSite } from './documents/to-site'
import { toTheme } from './documents/to-theme'
import { toVideo } from './documents/to-video'
import { articleRow } from './row-schemas/article-row'
import { filterGroupRow } from './row-schemas/filter-rows'
import { findTermsOfGroup } from './find-terms-of-group'
import { findImageGalleries } from './images/find-image-galleries'
import { withoutHeldBack } from './images/further-images'
import { isInGallery } from './images/image-member'
import { footerRow } from './row-schemas/footer-row'
import { mediaRow } from './row-schemas/media-row'
import { menuRow } from './row-schemas/menu-row'
import { pageRow } from './row-schemas/page-row'
import { patternRow } from './row-schemas/pattern-row'
import { redirectRow } from './row-schemas/redirect-row'
import { siteRow } from './row-schemas/site-row'
import { themeRow } from './row-schemas/theme-row'
import { videoRow } from './row-schemas/video-row'
import { findTermsInTrash } from '../trash/find-terms-in-trash'
import { isInTrash } from '../trash/in-trash'

export type GlobalKind = 'site' | 'theme' | 'menu' | 'footer'
export type CollectionKind =
  | 'article'
  | 'page'
  | 'image'
  | 'filter-group'
  | 'pattern'
  | 'media'
  | 'video'
  | 'redirect'

/** Slug of the collection of each kind of document. */
export const COLLECTIONS = {
  article: 'articles',
  page: 'pages',
  image: 'media',
  'filter-group': 'filter-groups',
  pattern: 'patterns',
  media: 'media',
  video: 'videos',
  redirect: 'redirects',
} as const satisfies Record<CollectionKind, string>

/** Kinds whose labels fall back to the first language. Documents of the other kinds are not published untranslated. */
const WITH_FALLBACK: ReadonlySet<CollectionKind | GlobalKind> = new Set([
  'filter-group',
  'image',
  'media',
  'video',
  'site',
])

/** Reads documents in the request's transaction and returns what should be published of them, in all languages. */
export async function readExpectedPublications(
  req: PayloadRequest,
  kind: CollectionKind | GlobalKind,
  keys: readonly string[],
): Promise<readonly ExpectedPublication[]> {
  if (isGlobal(kind)) return [{ kind, key: kind, documents: await readGlobal(req, kind) }]
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: COLLECTIONS[kind],
    where: { id: { in: [...keys] } },
    ...{ joins: false, pagination: false, limit: 0, req },
  })
  const rowOf = new Map(docs.map((row) => [String(row.id), row]))
  const expected: ExpectedPublication[] = []
  for (const key of keys) {
    const row = rowOf.get(key)
    expected.push({ kind, key, documents: row ? await toDocuments(req, kind, row) : [] })
  }
  return expected
}

const isGlobal = (kind: CollectionKind | GlobalKind): kind is GlobalKind =>
  kind === 'site' || kind === 'theme' || kind === 'menu' || kind === 'footer'

/** @param row as the database layer returns it: in all languages */
export function toDocuments(
  req: PayloadRequest,
  kind: CollectionKind,
  row: unknown,
): Promise<readonly PublishedDocument[]> {
  if (isInTrash(row)) return Promise.resolve([])
  return inEachLanguage(req, kind, { slug: COLLECTIONS[kind], row }, (localized, locale) =>
    toDocument(req, kind, { row: localized, locale }),
  )
}

/** The documents of a row: one per language that it has, each at its own path. */
async function inEachLanguage(
  req: PayloadRequest,
  kind: CollectionKind | GlobalKind,
  { slug, row }: { readonly slug: string; readonly row: unknown },
  convert: (row: unknown, locale: string) => Awaitable<PublishedDocument | null>,
): Promise<readonly PublishedDocument[]> {
  const documents: PublishedDocument[] = []
  const languages = languagesOf(req)
  for (const locale of languages) {
    const fallback = WITH_FALLBACK.has(kind) ? languages[0] : null
    const document = await convert(inLocale(req, row, { slug, locale, fallback }), locale)
    if (document) documents.push(withLocale(document, locale, languages))
  }
  // An editor's redirect has one path, whose prefix decides its language.
  return kind === 'redirect' ? documents.slice(0, 1) : documents
}

type Awaitable<T> = T | Promise<T>

function withLocale(
  document: PublishedDocument,
  locale: string,
  languages: Languages,
): PublishedDocument {
  const { kind, path } = document
  if (path === null) return { ...document, locale }
  if (kind === 'redirect') return { ...document, locale: localeOfPath(path, languages) }
  return { ...document, locale, path: withBase(basePath(locale, languages), path) }
}

async function toDocument(
  req: PayloadRequest,
  kind: CollectionKind,
  { row, locale }: { readonly row: unknown; readonly locale: string },
): Promise<PublishedDocument | null> {
  switch (kind) {
    case 'article':
      return isPublished(row)
        ? toArticle(await withoutDeletedTerms(req, articleRow.parse(row)))
        : null
    case 'page':
      if (!isPublished(row)) return null
      {
        const page = pageRow.parse(row)
        const blocks = (page.blocks ?? []).map((block) =>
          block.blockType === 'gallery' ? withoutDeletedTerms(req, block) : block,
        )
        return toPage({ ...page, blocks: await Promise.all(blocks) })
      }
    case 'image': {
      const image = await withoutDeletedTerms(req, mediaRow.parse(row))
      const galleries = await findImageGalleries(req)
      if (!isInGallery(image, galleries, locale)) return null
      return toImage(await withoutHeldBack(req, image, locale))
    }
    case 'pattern':
      return toPattern(patternRow.parse(row))
    case 'media':
      return toMedia(mediaRow.parse(row))
    case 'video':
      return toVideo(videoRow.parse(row))
    case 'redirect':
      return toRedirect(redirectRow.parse(row))
    case 'filter-group': {
      const group = filterGroupRow.parse(row)
      return toFilterGroup(group, await findTermsOfGroup(req, group.id, locale))
    }
  }
}

/** Rows keep the terms that were deleted, because they can be restored. */
async function withoutDeletedTerms<
  T extends { readonly terms: string[]; readonly excludedTerms?: string[] },
>(req: PayloadRequest, row: T): Promise<T> {
  const deleted = await findTermsInTrash(req)
  const remaining = (terms: readonly string[]) => terms.filter((term) => !deleted.has(term))
  const { terms, excludedTerms } = row
  return {
    ...{ ...row, terms: remaining(terms) },
    ...(excludedTerms && { excludedTerms: remaining(excludedTerms) }),
  }
}

/**
 * Checked before the row is parsed, because any field of a draft can be missing. A document without a title in a
 * language is not translated into it.
 */
const isPublished = (row: unknown) =>
  typeof row === 'object' &&
  row !== null &&
  '_status' in row &&
  row._status === 'published' &&
  'title' in row &&
  typeof row.title === 'string'

async function readGlobal(
  req: PayloadRequest,
  kind: GlobalKind,
): Promise<readonly PublishedDocument[]> {
  const row: unknown = await req.payload.db.findGlobal({ slug: kind, req })
  return inEachLanguage(req, kind, { slug: kind, row }, (localized) =>
    globalToDocument(kind, localized),
  )
}

function globalToDocument(kind: GlobalKind, row: unknown): PublishedDocument | null {
  switch (kind) {
    case 'site':
      return toSite(parseGlobal(siteRow, row))
    case 'theme':
      return toTheme(parseGlobal(themeRow, row))
    case 'menu':
      return toMenu(parseGlobal(menuRow, row))
    case 'footer':
      return toFooter(parseGlobal(footerRow, row))
  }
}

/** A global that was never saved has no row. */
const parseGlobal = <T>(schema: z.ZodType<T>, row: unknown): T => schema.parse(row ?? {})
