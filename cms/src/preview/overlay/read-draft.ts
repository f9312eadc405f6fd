import { pageBlock } from '@tessera/content'
import type { PayloadRequest } from 'payload'
import { languagesOf } from '../../localisation/in-locale'
import { toPageBlock } from '../../publish/blocks/to-page-block'
import { blockRow } from '../../publish/row-schemas/block-rows'
import { isInTrash } from '../../trash/in-trash'
import type { PreviewGrant } from '../preview-token'

type Row = Record<string, unknown> & { readonly id: number }
export type DraftReference = Pick<PreviewGrant, 'collection' | 'id'>

/**
 * The newest version of a document in all languages, with everything that a published row needs and a draft may lack.
 * Null if it does not exist or is in the trash.
 */
export async function readDraft(
  req: PayloadRequest,
  document: DraftReference,
): Promise<Row | null> {
  const row = await findNewest(req, document)
  if (!row || isInTrash(row)) return null
  const [first] = languagesOf(req)
  return document.collection === 'media'
    ? completeImage(row)
    : completeDraft(row, { first, ...document })
}

async function findNewest(
  req: PayloadRequest,
  { collection, id }: DraftReference,
): Promise<Row | null> {
  const { db } = req.payload
  if (collection !== 'media') {
    const { docs } = await db.queryDrafts<Row>({
      collection,
      where: { parent: { equals: id } },
      joins: false,
      limit: 1,
      pagination: false,
      req,
    })
    if (docs[0]) return docs[0]
  }
  return db.findOne<Row>({ collection, where: { id: { equals: id } }, joins: false, req })
}

/** An address that no document can get from its title, for one that has none yet. */
const temporarySlug = (id: number) => `preview-${id}`

function completeDraft(
  row: Row,
  { first, collection, id }: DraftReference & { readonly first: string },
): Row {
  const title = textsOf(row['title'])
  const titles = Object.keys(title).length > 0 ? title : { [first]: 'Untitled' }
  const slugs = textsOf(row['slug'])
  return {
    ...row,
    _status: 'published',
    title: titles,
    slug: mapValues(titles, (_, locale) => slugs[locale] ?? temporarySlug(id)),
    ...(collection === 'pages' && { blocks: mapValues(row['blocks'], completeBlocks) }),
  }
}

/** Without alt text it is shown as decorative, so that it can be previewed before the text is written. */
const completeImage = (row: Row): Row => ({
  ...row,
  decorative: row['decorative'] || Object.keys(textsOf(row['alt'])).length === 0,
  slug: row['slug'] || temporarySlug(row.id),
})

/** Blocks that the editor has not filled in yet are not shown. */
const completeBlocks = (blocks: unknown) =>
  Array.isArray(blocks) ? blocks.filter(isComplete) : blocks

function isComplete(block: unknown): boolean {
  const { data } = blockRow.safeParse(block)
  return data !== undefined && pageBlock.safeParse(toPageBlock(data)).success
}

/** The texts of a localised field that are not empty. */
const textsOf = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
    ),
  )

const mapValues = <T>(
  values: unknown,
  map: (value: unknown, key: string) => T,
): Record<string, T> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, map(value, key)]))
