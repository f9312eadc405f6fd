import { toBlock, toText } from './to-blocks.mjs'

/**
 * @typedef {import('../../scripts/internal-api/client.mjs').Id} Id
 * @typedef {{ pattern: (label: string) => Id }} PatternIds
 * @typedef {{ frontPage: string }} Addresses path of the language's front page
 * @typedef {import('./to-rich-text.mjs').Ids & import('./seed-terms.mjs').TermIds & PatternIds & Addresses} AllIds
 */

/** @param {import('../content/read-article.mjs').DemoArticle} article @param {AllIds} ids */
export const toArticle = (article, ids) => ({
  title: article.title,
  slug: article.slug,
  excerpt: article.excerpt,
  author: article.author,
  date: `${article.date}T09:00:00.000Z`,
  cover: article.cover && ids.image(article.cover),
  furtherImages: article.images.map(ids.image),
  terms: article.terms.map(ids.term),
  facts: article.facts,
  proportions: article.proportions ?? { width: null, height: null },
  body: toText(article.body, ids),
  _status: 'published',
})

/** @param {import('../content/read-translation.mjs').ArticleTranslation} translation @param {AllIds} ids */
export const toArticleTranslation = ({ title, slug, excerpt, facts, body }, ids) => ({
  ...{ title, slug, excerpt, facts },
  body: toText(body, ids),
  _status: 'published',
})

/** @param {import('../content/site.mjs').DemoPage} page @param {AllIds} ids */
export const toPage = ({ blocks, ...page }, ids) => ({
  ...page,
  blocks: blocks.map((block) =>
    Array.isArray(block) || 'kind' in block ? toBlock(block, ids) : toGallery(block, ids),
  ),
  _status: 'published',
})

/** @param {import('../content/site.mjs').DemoGallery} gallery @param {AllIds} ids */
const toGallery = ({ id, pattern, sections = [], picked, groups, ...options }, ids) => ({
  blockType: 'gallery',
  galleryId: id,
  order: 'newest',
  paging: 'more',
  pageSize: 24,
  hoverBox: 'fade',
  lightbox: true,
  ...options,
  ...(typeof pattern === 'object'
    ? { pattern: 'custom', customPattern: ids.pattern(pattern.custom) }
    : { pattern }),
  groups: groups.map(({ group, ...options }) => ({ group: ids.group(group), ...options })),
  source: picked ? 'picked' : 'query',
  terms: sections.map((section) => ids.term(`section/${section}`)),
  picked: picked?.map(ids.article) ?? [],
})

/** @param {typeof import('../content/site.mjs').menu} menu @param {AllIds} ids */
export const toMenu = (menu, ids) => ({
  items: menu.map(({ label, target, links = [] }) => ({
    ...(target === undefined ? { label, kind: 'heading' } : toLink({ label, target }, ids)),
    links: links.map((link) => toLink(link, ids)),
  })),
})

/** @param {import('../content/site.mjs').DemoLink} link @param {AllIds} ids */
const toLink = ({ label, target }, ids) => {
  const [, section] = /^page:home#(.+)$/.exec(target) ?? []
  if (section) return { label, kind: 'url', url: `${ids.frontPage}#${section}` }
  const [, kind, slug = ''] = /^(page|article):(.+)$/.exec(target) ?? []
  if (kind === 'page')
    return { label, kind: 'document', document: { relationTo: 'pages', value: ids.page(slug) } }
  if (kind === 'article')
    return {
      label,
      kind: 'document',
      document: { relationTo: 'articles', value: ids.article(slug) },
    }
  return { label, kind: 'url', url: target }
}

/** @param {typeof import('../content/site.mjs').footer} footer @param {AllIds} ids */
export const toFooter = ({ columns, links, note }, ids) => ({
  columns: columns.map(({ title, content }) => ({ title, content: toText(content, ids) })),
  links: links.map((link) => toLink(link, ids)),
  note,
})
