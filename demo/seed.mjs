import { createCmsClient } from '../scripts/internal-api/client.mjs'
import { loadArticles, loadTranslations } from './content/load-articles.mjs'
import { footer, menu, pages, site } from './content/site.mjs'
import { DEMO_LANGUAGE, translations } from './content/translations.mjs'
import { convertTexts } from './seed/convert-texts.mjs'
import { createDrafts } from './seed/create-drafts.mjs'
import { seedVideos } from './seed/seed-videos.mjs'
import { seedPatterns } from './seed/seed-patterns.mjs'
import { seedImages } from './seed/seed-images.mjs'
import { requireId } from './seed/require-id.mjs'
import { seedTerms } from './seed/seed-terms.mjs'
import { countDocuments, seedTranslation } from './seed/seed-translation.mjs'
import { toArticle, toFooter, toMenu, toPage } from './seed/to-documents.mjs'

/** @typedef {{ step: 'images' | 'articles' | 'pages' | 'translations', done: number, total: number }} Progress */

/**
 * Adds the demo to a running CMS. Existing documents stay unchanged: a run after an interrupted one adds what is missing,
 * and a run after a complete one adds nothing.
 * @param {object} options
 * @param {string} options.cmsUrl without a trailing slash
 * @param {string} options.token of the internal API
 * @param {readonly string[]} [options.languages] of the site, starting with the default one; those that the demo is translated to get its translations
 * @param {(progress: Progress) => void} [options.onProgress]
 * @param {AbortSignal} [options.signal] aborts the run, also during a request
 * @throws {Error} with the response of the CMS when it returns an HTTP error
 */
export async function seedDemo({
  cmsUrl,
  token,
  languages = [DEMO_LANGUAGE],
  onProgress = () => {},
  signal,
}) {
  const clientIn = (/** @type {string} */ locale) =>
    createCmsClient({ cmsUrl, token, locale, signal })
  const baseOf = (/** @type {string} */ locale) => (locale === languages[0] ? '/' : `/${locale}`)
  // A site without the demo's language gets the demo in its default language.
  const locale = languages.includes(DEMO_LANGUAGE) ? DEMO_LANGUAGE : (languages[0] ?? DEMO_LANGUAGE)
  const cms = clientIn(locale)
  const terms = await seedTerms(cms)
  const pattern = await seedPatterns(cms)
  const image = await seedImages(cms, {
    onDone: (done, total) => onProgress({ step: 'images', done, total }),
  })
  const video = await seedVideos(cms, { image })

  const articles = loadArticles()
  const articleDrafts = await createDrafts(cms, {
    collection: 'articles',
    documents: articles,
    existing: await cms.list('articles', { 'where[importBatch][equals]': 'demo' }),
    more: ({ slug }) => ({ importKey: `demo:${slug}` }),
  })
  const pageDrafts = await createDrafts(cms, {
    collection: 'pages',
    documents: pages,
    existing: await cms.list('pages', {
      'where[slug][in]': pages.map(({ slug }) => slug).join(','),
    }),
  })
  const ids = {
    ...terms,
    pattern,
    image,
    video,
    frontPage: baseOf(locale),
    article: (/** @type {string} */ slug) => requireId(articleDrafts.get(slug)?.id, slug),
    page: (/** @type {string} */ slug) => requireId(pageDrafts.get(slug)?.id, slug),
  }

  // Null for a document that is published already.
  const documents = await convertTexts(cms, {
    articles: articles.map((article) =>
      articleDrafts.get(article.slug)?.isPending ? toArticle(article, ids) : null,
    ),
    pages: pages.map((page) => (pageDrafts.get(page.slug)?.isPending ? toPage(page, ids) : null)),
    footer: pageDrafts.get('home')?.isPending ? toFooter(footer, ids) : null,
  })
  for (const [index, article] of articles.entries()) {
    const data = documents.articles[index]
    if (data) await cms.update('articles', ids.article(article.slug), data)
    onProgress({ step: 'articles', done: index + 1, total: articles.length })
  }
  // The front page is published last: after that, editors may have changed name, menu and footer. The site settings come
  // before the pages, because pages are validated against the allowed map hosts.
  if (documents.footer) {
    await cms.setGlobal('site', { ...site, importBatch: 'demo' })
    await cms.setGlobal('menu', { ...toMenu(menu, ids), importBatch: 'demo' })
    await cms.setGlobal('footer', { ...documents.footer, importBatch: 'demo' })
  }
  for (const [index, page] of [...pages.entries()].reverse()) {
    const data = documents.pages[index]
    if (data) await cms.update('pages', ids.page(page.slug), data)
    onProgress({ step: 'pages', done: pages.length - index, total: pages.length })
  }

  const others = languages.flatMap((language) => {
    const translation = language === locale ? undefined : translations[language]
    return translation ? [{ language, translation, articles: loadTranslations(language) }] : []
  })
  const total = others.reduce(
    (sum, { translation, articles }) => sum + countDocuments(translation, articles),
    0,
  )
  let done = 0
  for (const { language, translation, articles } of others)
    await seedTranslation(clientIn(language), {
      translation,
      articles,
      ids: { ...ids, frontPage: baseOf(language) },
      onDone: () => onProgress({ step: 'translations', done: ++done, total }),
    })
}
