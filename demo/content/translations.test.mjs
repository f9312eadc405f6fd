import { describe, expect, it } from 'vitest'
import { descriptions } from './images.mjs'
import { videos } from './videos.mjs'
import { loadArticles, loadTranslations } from './load-articles.mjs'
import { groups, pages } from './site.mjs'
import { translatePage } from './translate-page.mjs'
import { translations } from './translations.mjs'

const english = new Map(loadArticles().map((article) => [article.slug, article]))

/**
 * All values of a key, at any depth. @param {unknown} value @param {string} key
 * @returns {unknown[]}
 */
const allOf = (value, key) =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        ...(name === key ? [inner] : []),
        ...allOf(inner, key),
      ])

describe.each(Object.entries(translations))('in %s', (locale, translation) => {
  const articles = loadTranslations(locale)
  const own = pages.flatMap((page) => {
    const pageTranslation = translation.pages[page.slug]
    return pageTranslation ? [translatePage(page, pageTranslation)] : []
  })

  it('has at least eight articles, some in each gallery of the front page', () => {
    expect(articles.length).toBeGreaterThanOrEqual(8)
    for (const { article } of articles) expect([...english.keys()]).toContain(article)
    const sections = articles.map(({ article }) => english.get(article)?.section)
    for (const section of ['work', 'journal', 'studio'])
      expect(sections.filter((each) => each === section).length).toBeGreaterThanOrEqual(3)
  })

  it.each(articles)(
    'has the same blocks and as many facts in $article as in English',
    ({ article, ...translated }) => {
      const original = english.get(article)
      expect(translated.body.map(({ type }) => type)).toEqual(
        original?.body.map(({ type }) => type),
      )
      expect(translated.facts.split('\n').length).toBe(original?.facts.split('\n').length)
      for (const fact of translated.facts.split('\n')) expect(fact).toMatch(/^[^:]+: \S/)
      expect(translated.excerpt.length).toBeLessThan(220)
    },
  )

  it('gives each article and each page a unique slug', () => {
    for (const documents of [articles, own]) {
      const slugs = documents.map(({ slug }) => slug)
      expect(new Set(slugs).size).toBe(slugs.length)
    }
    for (const { slug } of articles) expect(slug).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)
  })

  it('links only to translated documents and to those that the English pages link to', () => {
    const targets = [articles, own, translation.menu, translation.footer].flatMap(targetsOf)
    const known = new Set([
      ...articles.map(({ article }) => `article:${article}`),
      ...Object.keys(translation.pages).map((slug) => `page:${slug}`),
    ])
    // The site shows a link to a document that is missing in this language as plain text.
    const shared = new Set(targetsOf(pages))
    expect(
      targets.filter(
        (target) =>
          /^(article|page):/.test(target) &&
          !known.has(target.replace(/#.+/, '')) &&
          !shared.has(target),
      ),
    ).toEqual([])
  })

  it('describes every image that the translated documents show', () => {
    const shown = [
      ...articles.flatMap(({ article, body }) => [
        english.get(article)?.cover,
        ...(english.get(article)?.images ?? []),
        ...allOf(body, 'media'),
      ]),
      ...own.flatMap(({ blocks }) => [
        ...blocks.flatMap(namesOf),
        ...allOf(blocks, 'image'),
        ...allOf(blocks, 'images').flat(),
      ]),
    ].filter((name) => typeof name === 'string' && name in descriptions)
    expect(shown.filter((name) => !translation.texts.images[String(name)])).toEqual([])
  })

  it('has a transcript and subtitles of every video', () => {
    expect(Object.keys(translation.texts.videos)).toEqual(Object.keys(videos))
    for (const { subtitles } of Object.values(videos))
      expect(subtitles.map(({ language }) => language)).toContain(locale)
  })

  it('translates every filter group, and only existing terms', () => {
    const slugs = Object.fromEntries(
      groups.map((group) => [group.slug, group.terms.map(({ slug }) => slug)]),
    )
    for (const [group, { terms }] of Object.entries(translation.texts.groups))
      expect(slugs[group]).toEqual(expect.arrayContaining(Object.keys(terms)))
    expect(Object.keys(translation.texts.groups)).toEqual(Object.keys(slugs))
  })
})

/** Images in the texts of a page. @param {unknown} block */
const namesOf = (block) => allOf(block, 'media')

/** Targets of links, in texts as well. @param {unknown} value @returns {string[]} */
const targetsOf = (value) => [
  ...allOf(value, 'target').map(String),
  ...allOf(value, 'to').map((to) => {
    const { kind, key, href } = /** @type {Record<string, string>} */ (to)
    return href ?? `${kind}:${key}`
  }),
]

it('throws when the blocks of a translated page are in another order', () => {
  const [home] = pages
  if (!home) throw new Error('no page')
  const translation = {
    title: 'Heim',
    slug: 'home',
    description: '',
    blocks: [{ title: 'Arbeiten' }],
  }
  expect(() => translatePage(home, translation)).toThrow('Translate a page block by block')
})
