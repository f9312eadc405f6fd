import type { PublishedDocument } from '@tessera/content'
import type { WantedPublication } from '@tessera/content/store'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import {
  articleRow,
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
import { toFilterGroup } from './to-filter-group'
import { toFooter, toMenu, toSite } from './to-globals'
import { toMedia } from './to-media'
import { toPage } from './to-page'
import { toPattern } from './to-pattern'
import { toRedirect } from './to-redirect'
import { toTheme } from './to-theme'

export type GlobalKind = 'site' | 'theme' | 'menu' | 'footer'
export type RowKind = 'article' | 'page' | 'filter-group' | 'pattern' | 'media' | 'redirect'

export const COLLECTION_OF = {
  article: 'articles',
  page: 'pages',
  'filter-group': 'filter-groups',
  pattern: 'patterns',
  media: 'media',
  redirect: 'redirects',
} as const satisfies Record<RowKind, string>

/** What should be published of this document, read as it stands in the request's transaction. */
export async function wantedOf(
  req: PayloadRequest,
  kind: RowKind | GlobalKind,
  key: string,
): Promise<WantedPublication> {
  const document = isGlobal(kind) ? await globalOf(req, kind) : await documentOf(req, kind, key)
  return { kind, key, documents: document ? [document] : [] }
}

const isGlobal = (kind: RowKind | GlobalKind): kind is GlobalKind =>
  kind === 'site' || kind === 'theme' || kind === 'menu' || kind === 'footer'

async function documentOf(req: PayloadRequest, kind: RowKind, key: string) {
  const row = await req.payload.db.findOne<{ id: number }>({
    collection: COLLECTION_OF[kind],
    where: { id: { equals: key } },
    joins: false,
    req,
  })
  return row ? toDocument(req, kind, row) : null
}

/** @param row as the database gives it */
export async function toDocument(
  req: PayloadRequest,
  kind: RowKind,
  row: unknown,
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
    case 'redirect':
      return toRedirect(redirectRow.parse(row))
    case 'filter-group': {
      const group = filterGroupRow.parse(row)
      return toFilterGroup(group, await termsOfGroup(req, group.id))
    }
  }
}

/** A draft may lack anything, its title too: it is not even read. */
const isPublished = (row: unknown) =>
  typeof row === 'object' && row !== null && '_status' in row && row._status === 'published'

async function globalOf(req: PayloadRequest, kind: GlobalKind): Promise<PublishedDocument | null> {
  const row: unknown = await req.payload.db.findGlobal({ slug: kind, req })
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
