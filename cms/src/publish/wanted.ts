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
import {
  articleRow,
  videoRow,
  filterGroupRow,
  footerRow,
  mediaRow,
  menuRow,
  patternRow,
  redirectRow,
  siteRow,
  themeRow,
} from './rows'
import { pageRow } from './page-row'
import { termsOfGroup } from './terms-of-group'
import { toArticle } from './to-article'
import { toVideo } from './to-video'
import { toFilterGroup } from './to-filter-group'
import { toFooter, toMenu, toSite } from './to-globals'
import { toMedia } from './to-media'
import { toPage } from './to-page'
import { toPattern } from './to-pattern'
import { toRedirect } from './to-redirect'
import { toTheme } from './to-theme'

export type GlobalKind = 'site' | 'theme' | 'menu' | 'footer'
export type RowKind =
  'article' | 'page' | 'filter-group' | 'pattern' | 'media' | 'video' | 'redirect'

export const COLLECTION_OF = {
  article: 'articles',
  page: 'pages',
  'filter-group': 'filter-groups',
  pattern: 'patterns',
  media: 'media',
  video: 'videos',
  redirect: 'redirects',
} as const satisfies Record<RowKind, string>

/** What a language without a value of its own takes from the first: labels of what all languages share. */
const SHARED: ReadonlySet<RowKind | GlobalKind> = new Set([
  'filter-group',
  'media',
  'video',
  'site',
])

/** What should be published of this document in all its languages, as it stands in the request's transaction. */
export async function wantedOf(
  req: PayloadRequest,
  kind: RowKind | GlobalKind,
  key: string,
): Promise<ExpectedPublication> {
  if (isGlobal(kind)) return { kind, key, documents: await globalsOf(req, kind) }
  const row = await req.payload.db.findOne<{ id: number }>({
    collection: COLLECTION_OF[kind],
    where: { id: { equals: key } },
    joins: false,
    req,
  })
  return { kind, key, documents: row ? await toDocuments(req, kind, row) : [] }
}

const isGlobal = (kind: RowKind | GlobalKind): kind is GlobalKind =>
  kind === 'site' || kind === 'theme' || kind === 'menu' || kind === 'footer'

/** @param row as the database gives it */
export function toDocuments(
  req: PayloadRequest,
  kind: RowKind,
  row: unknown,
): Promise<readonly PublishedDocument[]> {
  return inLanguages(req, kind, { where: COLLECTION_OF[kind], row }, (own, locale) =>
    toDocument(req, kind, { row: own, locale }),
  )
}

/** A document in every language that has it, each at an address of its own. */
async function inLanguages(
  req: PayloadRequest,
  kind: RowKind | GlobalKind,
  { where, row }: { readonly where: string; readonly row: unknown },
  read: (row: unknown, locale: string) => Awaitable<PublishedDocument | null>,
): Promise<readonly PublishedDocument[]> {
  const documents: PublishedDocument[] = []
  const languages = languagesOf(req)
  for (const locale of languages) {
    const fallback = SHARED.has(kind) ? languages[0] : null
    const document = await read(inLocale(req, row, { where, locale, fallback }), locale)
    if (document) documents.push(inLanguage(document, locale, languages))
  }
  // What an editor redirects is one address, whatever the languages: it begins with its own.
  return kind === 'redirect' ? documents.slice(0, 1) : documents
}

type Awaitable<T> = T | Promise<T>

function inLanguage(
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
  kind: RowKind,
  { row, locale }: { readonly row: unknown; readonly locale: string },
): Promise<PublishedDocument | null> {
  switch (kind) {
    case 'article':
      return isPublished(row) ? toArticle(articleRow.parse(row)) : null
    case 'page':
      return isPublished(row) ? toPage(pageRow.parse(row)) : null
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
      return toFilterGroup(group, await termsOfGroup(req, group.id, locale))
    }
  }
}

/**
 * A draft may lack anything, its title too: it is not even read. Neither is what nobody has translated: a language in
 * which it has no title.
 */
const isPublished = (row: unknown) =>
  typeof row === 'object' &&
  row !== null &&
  '_status' in row &&
  row._status === 'published' &&
  'title' in row &&
  typeof row.title === 'string'

async function globalsOf(
  req: PayloadRequest,
  kind: GlobalKind,
): Promise<readonly PublishedDocument[]> {
  const row: unknown = await req.payload.db.findGlobal({ slug: kind, req })
  return inLanguages(req, kind, { where: kind, row }, (own) => toGlobal(kind, own))
}

function toGlobal(kind: GlobalKind, row: unknown): PublishedDocument | null {
  switch (kind) {
    case 'site':
      return toSite(rowOrEmpty(siteRow, row))
    case 'theme':
      return toTheme(rowOrEmpty(themeRow, row))
    case 'menu':
      return toMenu(rowOrEmpty(menuRow, row))
    case 'footer':
      return toFooter(rowOrEmpty(footerRow, row))
  }
}

/** A global that nobody saved yet is an empty row. */
const rowOrEmpty = <T>(schema: z.ZodType<T>, row: unknown): T => schema.parse(row ?? {})
