import { groups, pages } from '../content/site.mjs'
import { translatePage } from '../content/translate-page.mjs'
import { convertTexts } from './convert-texts.mjs'
import { nameOf } from './seed-images.mjs'
import { toArticleTranslation, toFooter, toMenu, toPage } from './to-documents.mjs'

/**
 * @typedef {import('../../scripts/internal-api/client.mjs').CmsClient} CmsClient
 * @typedef {import('../content/translations.mjs').Translation} Translation
 * @typedef {import('../content/read-translation.mjs').ArticleTranslation} ArticleTranslation
 * @typedef {import('./to-documents.mjs').AllIds} AllIds
 */

/**
 * Adds a translation of the demo to the documents that have none.
 * @param {CmsClient} cms client for the language of the translation
 * @param {{ translation: Translation, articles: readonly ArticleTranslation[], ids: AllIds, onDone: () => void }} options
 */
export async function seedTranslation(cms, { translation, articles, ids, onDone }) {
  const { texts } = translation
  for (const { id, slug } of await listUntranslated(cms, 'filter-groups', 'label')) {
    const group = groups.find((group) => group.slug === slug)
    const own = texts.groups[String(slug)]
    if (!group || !own) continue
    for (const { slug: term, label } of group.terms)
      await cms.update('terms', ids.term(`${slug}/${term}`), { label: own.terms[term] ?? label })
    // The group comes last: a group with a label is complete.
    await cms.update('filter-groups', id, { label: own.label })
    onDone()
  }
  for (const { id, filename } of await listUntranslated(cms, 'media', 'alt')) {
    const own = texts.images[nameOf(filename)]
    if (own) await cms.update('media', id, own)
  }
  for (const { id, filename } of await listUntranslated(cms, 'videos', 'title')) {
    const own = texts.videos[nameOf(filename)]
    if (own) await cms.update('videos', id, own)
  }
  const untranslatedArticles = await listUntranslated(cms, 'articles', 'title')
  const untranslatedPages = await listUntranslated(cms, 'pages', 'title')
  const isHomeUntranslated = untranslatedPages.some(({ id }) => id === ids.page('home'))
  const documents = await convertTexts(cms, {
    articles: articles.flatMap((article) => {
      const id = ids.article(article.article)
      const isUntranslated = untranslatedArticles.some((row) => row.id === id)
      return isUntranslated ? [{ id, data: toArticleTranslation(article, ids) }] : []
    }),
    pages: [...pages].reverse().flatMap((page) => {
      const id = ids.page(page.slug)
      const own = translation.pages[page.slug]
      const isUntranslated = own && untranslatedPages.some((row) => row.id === id)
      return isUntranslated ? [{ id, data: toPage(translatePage(page, own), ids) }] : []
    }),
    footer: isHomeUntranslated ? toFooter(translation.footer, ids) : null,
  })
  for (const { id, data } of documents.articles) {
    await cms.update('articles', id, data)
    onDone()
  }
  // The front page is translated last: after that, editors may have changed name, menu and footer.
  if (documents.footer) {
    await cms.setGlobal('site', { ...texts.site, importBatch: 'demo' })
    await cms.setGlobal('menu', { ...toMenu(translation.menu, ids), importBatch: 'demo' })
    await cms.setGlobal('footer', { ...documents.footer, importBatch: 'demo' })
  }
  for (const { id, data } of documents.pages) {
    await cms.update('pages', id, data)
    onDone()
  }
}

/** Number of documents that `seedTranslation` reports at most. @param {Translation} translation @param {readonly unknown[]} articles */
export const countDocuments = ({ texts, pages }, articles) =>
  Object.keys(texts.groups).length + articles.length + Object.keys(pages).length

/** Documents of the demo without a translation. @param {CmsClient} cms @param {string} collection @param {string} field */
async function listUntranslated(cms, collection, field) {
  const rows = await cms.list(collection, { 'where[importBatch][equals]': 'demo' })
  return rows.filter((row) => !row[field])
}
