// @ts-check
import { CmsResponseError } from '../../internal-api/cms-errors.mjs'
import { toRichText } from '../html/to-rich-text.mjs'
import { listOmissions } from '../html/list-omissions.mjs'
import { toSlug } from '../mapping/values/to-slug.mjs'
import { toClause, WHOLE_ROW } from '../scan-file.mjs'
import { toArticleGalleryBlock } from './to-article-gallery.mjs'

/**
 * @typedef {import('./website.mjs').WebsitePage} WebsitePage
 * @typedef {import('./import-website.mjs').WebsiteImport} WebsiteImport
 * @typedef {import('@tessera/content').RichTextBlock} RichTextBlock
 * @typedef {{ id: number | string, slug: string, path: string | null }} ImportedPage
 */

/** Tiles: galleries with more show the others on request. */
const MAX_TILES = 48
/** Characters: limits of the CMS. */
const [MAX_TITLE, MAX_DESCRIPTION] = [200, 500]

/**
 * Creates the pages that the CMS does not have. A page is recognized by its key, also after an editor has moved it.
 * @param {WebsiteImport} context
 * @returns {Promise<{ pages: ReadonlyMap<string, ImportedPage>, created: number, rejected: number }>} pages: by their keys
 */
export async function importPages(context) {
  const { client, website, importBatch, galleryId, report } = context
  const docs = await client.list('pages', {
    ...{ 'select[slug]': 'true', 'select[importKey]': 'true', 'select[deletedAt]': 'true' },
    // A page that somebody has moved to the trash is not made again.
    trash: 'true',
  })
  const known = new Map(docs.map((doc) => [doc['importKey'], doc]))
  /** @type {Map<string, ImportedPage>} */
  const pages = new Map()
  const alive = docs.filter(({ deletedAt }) => !deletedAt)
  const taken = new Set(alive.map(({ slug }) => String(slug)))
  // The page with all articles is of this import, too.
  if (galleryId !== null) taken.add(galleryId)
  let [created, rejected] = [0, 0]
  for await (const page of website.pages()) {
    const { line } = page
    if ('reason' in page) {
      rejected += 1
      report.add({ line, field: WHOLE_ROW, value: page.original, reason: toClause(page.reason) })
      continue
    }
    reportOmissions(page, context)
    const importKey = `${importBatch}:${page.key}`
    const existing = known.get(importKey)
    if (existing) {
      const { id, slug, deletedAt } = existing
      if (!deletedAt) pages.set(page.key, { id, slug: String(slug), path: page.path })
      continue
    }
    const slugs = slugsOf(page).filter((slug) => !taken.has(slug))
    const made = await createPage({ ...page, importKey }, slugs, context)
    if (made) {
      created += 1
      taken.add(made.slug)
      pages.set(page.key, { ...made, path: page.path })
    } else rejected += 1
  }
  return { pages, created, rejected }
}

/** Parts of its text, also of a page that an earlier run has made. @param {WebsitePage} page @param {WebsiteImport} context */
function reportOmissions({ line, title, segments, omissions }, { report }) {
  const ofHtml = segments.flatMap((segment) =>
    typeof segment === 'string' ? listOmissions(segment) : [],
  )
  for (const value of [...omissions, ...ofHtml])
    report.add({ line, title, field: 'content', value, reason: 'is not imported' })
}

/** Addresses that a page can have, the second one if the first is taken. @param {WebsitePage} page */
const slugsOf = ({ slug, title, key }) => {
  const base = toSlug(slug) || toSlug(title) || 'page'
  return [base, `${base}-${key}`]
}

/**
 * @param {WebsitePage & { readonly importKey: string }} page
 * @param {readonly string[]} slugs
 * @param {WebsiteImport} context
 * @returns {Promise<{ id: number | string, slug: string } | null>}
 */
async function createPage(page, slugs, context) {
  const { client, importBatch, report } = context
  const { line, title, description, importKey } = page
  reportCut(report, { line, field: 'title', value: title }, MAX_TITLE)
  reportCut(report, { line, field: 'excerpt', value: description }, MAX_DESCRIPTION)
  const status = context.status === 'draft' ? 'draft' : page.status
  const data = {
    ...{ title: title.slice(0, MAX_TITLE), importBatch, importKey, _status: status },
    description: description.slice(0, MAX_DESCRIPTION),
    blocks: await toBlocks(page, context),
    // A gallery has the same title as its heading.
    showTitle: !page.segments.some((segment) => typeof segment === 'object' && 'kind' in segment),
  }
  let reason = ''
  for (const slug of slugs)
    try {
      const query = status === 'draft' ? { draft: 'true' } : undefined
      const { id } = await client.create('pages', { ...data, slug }, query)
      return { id, slug }
    } catch (error) {
      if (!(error instanceof CmsResponseError) || error.status >= 500) throw error
      reason = error.reason
    }
  report.add({ line, field: WHOLE_ROW, value: title, reason: `is refused: ${reason}` })
  return null
}

/** @param {WebsiteImport['report']} report @param {{ line: number, field: string, value: string }} loss @param {number} max characters */
function reportCut(report, loss, max) {
  if (loss.value.length > max) report.add({ ...loss, reason: `is cut after ${max} characters` })
}

/** @param {WebsitePage} page @param {WebsiteImport} context @returns {Promise<object[]>} */
async function toBlocks({ line, title, segments }, context) {
  const { client, uploader, report } = context
  const lose = (/** @type {string} */ value) =>
    report.add({ line, title, field: 'content', value, reason: 'is not imported' })
  /** @type {object[]} */
  const blocks = []
  /** @type {RichTextBlock[]} */
  let text = []
  const addText = async () => {
    if (text.length === 0) return
    const { texts } = await client.send('POST', 'internal/rich-text', { texts: [text] })
    if (Array.isArray(texts)) blocks.push({ blockType: 'richText', content: texts[0] })
    text = []
  }
  let galleries = 0
  for (const segment of segments) {
    if (typeof segment === 'string') {
      const uploaded = await uploader.replaceReferences(toRichText(segment, title), title)
      uploaded.omissions.forEach(lose)
      text.push(...uploaded.blocks)
      continue
    }
    if ('kind' in segment) {
      galleries += 1
      const heading = takeHeading(text)
      await addText()
      const name = { number: galleries, title: heading ?? title }
      blocks.push(await toArticleGalleryBlock(segment, name, context))
      continue
    }
    const { ids, omissions: missing } = await uploader.uploadImages(segment.images)
    missing.forEach(lose)
    if (ids.length === 0) continue
    galleries += 1
    const heading = takeHeading(text)
    await addText()
    blocks.push(toGalleryBlock(ids, segment.layout, { number: galleries, title: heading ?? title }))
  }
  await addText()
  return blocks
}

/** The text of a heading directly above a gallery, which becomes its title. @param {RichTextBlock[]} text */
function takeHeading(text) {
  const last = text.at(-1)
  if (last?.type !== 'heading') return null
  const title = last.children.map((child) => (child.type === 'text' ? child.text : '')).join('')
  if (!title.trim()) return null
  text.pop()
  return title.trim()
}

/**
 * @param {readonly string[]} ids of images
 * @param {string} layout
 * @param {{ number: number, title: string }} options
 */
const toGalleryBlock = (ids, layout, { number, title }) => ({
  ...{ blockType: 'gallery', galleryId: number === 1 ? 'images' : `images-${number}` },
  ...{ title: title.slice(0, MAX_TITLE), layout, works: 'images', source: 'picked' },
  ...{ pickedImages: ids.map(Number), order: 'picked', lightbox: true, tileClick: 'lightbox' },
  ...(ids.length > MAX_TILES ? { paging: 'more', pageSize: 24 } : { paging: 'all' }),
})
