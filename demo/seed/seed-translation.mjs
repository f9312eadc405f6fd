import { groups, pages } from '../content/site.mjs'
import { translatePage } from '../content/translate-page.mjs'
import { convertTexts } from './convert-texts.mjs'
import { nameOf } from './seed-images.mjs'
import { toArticleWords, toFooter, toMenu, toPage } from './to-documents.mjs'

/**
 * @typedef {import('../../scripts/internal-api/client.mjs').CmsClient} CmsClient
 * @typedef {import('../content/translations.mjs').Translation} Translation
 * @typedef {import('../content/read-translation.mjs').ArticleWords} ArticleWords
 * @typedef {import('./to-documents.mjs').AllIds} AllIds
 */

/**
 * The demo's words in another language, where there are none yet.
 * @param {CmsClient} cms that speaks it
 * @param {{ translation: Translation, articles: readonly ArticleWords[], ids: AllIds, onDone: () => void }} options
 */
export async function seedTranslation(cms, { translation, articles, ids, onDone }) {
  const { words } = translation
  for (const { id, slug } of await withoutWords(cms, 'filter-groups', 'label')) {
    const group = groups.find((group) => group.slug === slug)
    const own = words.groups[String(slug)]
    if (!group || !own) continue
    for (const { slug: term, label } of group.terms)
      await cms.update('terms', ids.term(`${slug}/${term}`), { label: own.terms[term] ?? label })
    // Once it has a label its terms have theirs.
    await cms.update('filter-groups', id, { label: own.label })
    onDone()
  }
  for (const { id, filename } of await withoutWords(cms, 'media', 'alt')) {
    const own = words.images[nameOf(filename)]
    if (own) await cms.update('media', id, own)
  }
  for (const { id, filename } of await withoutWords(cms, 'videos', 'title')) {
    const own = words.videos[nameOf(filename)]
    if (own) await cms.update('videos', id, own)
  }
  const articlesToDo = await withoutWords(cms, 'articles', 'title')
  const pagesToDo = await withoutWords(cms, 'pages', 'title')
  const isHomeToDo = pagesToDo.some(({ id }) => id === ids.page('home'))
  const documents = await convertTexts(cms, {
    articles: articles.flatMap((article) => {
      const id = ids.article(article.article)
      const isToDo = articlesToDo.some((row) => row.id === id)
      return isToDo ? [{ id, data: toArticleWords(article, ids) }] : []
    }),
    pages: [...pages].reverse().flatMap((page) => {
      const id = ids.page(page.slug)
      const own = translation.pages[page.slug]
      const isToDo = own && pagesToDo.some((row) => row.id === id)
      return isToDo ? [{ id, data: toPage(translatePage(page, own), ids) }] : []
    }),
    footer: isHomeToDo ? toFooter(translation.footer, ids) : null,
  })
  for (const { id, data } of documents.articles) {
    await cms.update('articles', id, data)
    onDone()
  }
  // The front page comes last: once it is there, name, menu and footer may be somebody's own.
  if (documents.footer) {
    await cms.setGlobal('site', words.site)
    await cms.setGlobal('menu', toMenu(translation.menu, ids))
    await cms.setGlobal('footer', documents.footer)
  }
  for (const { id, data } of documents.pages) {
    await cms.update('pages', id, data)
    onDone()
  }
}

/** How many documents it tells of. @param {Translation} translation @param {readonly unknown[]} articles */
export const sizeOf = ({ words, pages }, articles) =>
  Object.keys(words.groups).length + articles.length + Object.keys(pages).length

/** Documents of the demo that have no words in this language. @param {CmsClient} cms @param {string} collection @param {string} field */
async function withoutWords(cms, collection, field) {
  const rows = await cms.list(collection, { 'where[importBatch][equals]': 'demo' })
  return rows.filter((row) => !row[field])
}
