import { pathToFileURL } from 'node:url'
import { createCmsClient } from '../scripts/internal-api/client.mjs'
import { loadArticles, loadTranslations } from './content/load.mjs'
import { footer, menu, pages, site } from './content/site.mjs'
import { DEMO_LANGUAGE, translations } from './content/translations.mjs'
import { convertTexts } from './seed/convert-texts.mjs'
import { makeDrafts } from './seed/seed-documents.mjs'
import { seedVideos } from './seed/seed-videos.mjs'
import { seedPatterns } from './seed/seed-patterns.mjs'
import { seedImages } from './seed/seed-images.mjs'
import { found, seedTerms } from './seed/seed-terms.mjs'
import { seedTranslation, sizeOf } from './seed/seed-translation.mjs'
import { toArticle, toFooter, toMenu, toPage } from './seed/to-documents.mjs'

/** @typedef {{ step: 'images' | 'articles' | 'pages' | 'translations', done: number, total: number }} Progress */

/**
 * Brings the demo into a running CMS. What is there already stays as it is, so a run that was killed can be
 * finished by another, and a second one adds nothing.
 * @param {object} options
 * @param {string} options.cmsUrl without a slash at its end
 * @param {string} options.token of the internal API
 * @param {readonly string[]} [options.languages] of the site, the first one first; those that the demo speaks get its words
 * @param {(progress: Progress) => void} [options.onProgress]
 * @param {AbortSignal} [options.signal] ends the run between two requests or within one
 * @throws {Error} with the CMS's answer when it refuses something
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
  // A site that is not in the demo's language has it in its first one.
  const locale = languages.includes(DEMO_LANGUAGE) ? DEMO_LANGUAGE : (languages[0] ?? DEMO_LANGUAGE)
  const cms = clientIn(locale)
  const terms = await seedTerms(cms)
  const pattern = await seedPatterns(cms)
  const image = await seedImages(cms, {
    onDone: (done, total) => onProgress({ step: 'images', done, total }),
  })
  const video = await seedVideos(cms, { image })

  const articles = loadArticles()
  const articlePlaces = await makeDrafts(cms, {
    collection: 'articles',
    documents: articles,
    existing: await cms.list('articles', { 'where[importBatch][equals]': 'demo' }),
    more: ({ slug }) => ({ importKey: `demo:${slug}` }),
  })
  const pagePlaces = await makeDrafts(cms, {
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
    article: (/** @type {string} */ slug) => found(articlePlaces.get(slug)?.id, slug),
    page: (/** @type {string} */ slug) => found(pagePlaces.get(slug)?.id, slug),
  }

  // Null for a document that is published already.
  const documents = await convertTexts(cms, {
    articles: articles.map((article) =>
      articlePlaces.get(article.slug)?.toDo ? toArticle(article, ids) : null,
    ),
    pages: pages.map((page) => (pagePlaces.get(page.slug)?.toDo ? toPage(page, ids) : null)),
    footer: pagePlaces.get('home')?.toDo ? toFooter(footer, ids) : null,
  })
  for (const [index, article] of articles.entries()) {
    const data = documents.articles[index]
    if (data) await cms.update('articles', ids.article(article.slug), data)
    onProgress({ step: 'articles', done: index + 1, total: articles.length })
  }
  // The front page comes last: once it is published, name, menu and footer may be somebody's own. Pages ask the site
  // whose maps they may show, so it is told before them.
  if (documents.footer) {
    await cms.setGlobal('site', site)
    await cms.setGlobal('menu', toMenu(menu, ids))
    await cms.setGlobal('footer', documents.footer)
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
    (sum, { translation, articles }) => sum + sizeOf(translation, articles),
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

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { CMS_URL: cmsUrl = 'http://127.0.0.1:3001', INTERNAL_API_TOKEN: token } = process.env
  if (!token)
    throw new Error(
      'INTERNAL_API_TOKEN is not set. The CMS lets nobody write without it. Set it to the token the CMS was started with.',
    )
  await seedDemo({
    cmsUrl,
    token,
    onProgress: ({ step, done, total }) => console.log(`${step}: ${done} of ${total}`),
  })
}
