import { describe, expect, it } from 'vitest'
import { descriptions } from './images.mjs'
import { videos } from './videos.mjs'
import { loadArticles, loadTranslations } from './load.mjs'
import { groups, pages } from './site.mjs'
import { translatePage } from './translate-page.mjs'
import { translations } from './translations.mjs'

const english = new Map(loadArticles().map((article) => [article.slug, article]))

/**
 * Whatever a value holds, at any depth, that has this key. @param {unknown} value @param {string} key
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
    const words = translation.pages[page.slug]
    return words ? [translatePage(page, words)] : []
  })

  it('has at least eight articles, some in each gallery of the front page', () => {
    expect(articles.length).toBeGreaterThanOrEqual(8)
    for (const { article } of articles) expect([...english.keys()]).toContain(article)
    const sections = articles.map(({ article }) => english.get(article)?.section)
    for (const section of ['work', 'journal', 'studio'])
      expect(sections.filter((each) => each === section).length).toBeGreaterThanOrEqual(3)
  })

  it.each(articles)(
    'has as much to say in $article as the English one',
    ({ article, ...words }) => {
      const original = english.get(article)
      expect(words.body.map(({ type }) => type)).toEqual(original?.body.map(({ type }) => type))
      expect(words.facts.split('\n').length).toBe(original?.facts.split('\n').length)
      for (const fact of words.facts.split('\n')) expect(fact).toMatch(/^[^:]+: \S/)
      expect(words.excerpt.length).toBeLessThan(220)
    },
  )

  it('gives each article and page an address of its own', () => {
    for (const documents of [articles, own]) {
      const slugs = documents.map(({ slug }) => slug)
      expect(new Set(slugs).size).toBe(slugs.length)
    }
    for (const { slug } of articles) expect(slug).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)
  })

  it('links only to what is translated too, and to the same addresses', () => {
    const targets = [articles, own, translation.menu, translation.footer].flatMap(targetsOf)
    const known = new Set([
      ...articles.map(({ article }) => `article:${article}`),
      ...Object.keys(translation.pages).map((slug) => `page:${slug}`),
    ])
    // Shared with the English page: a link to what is not there in this language loses its link.
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

  it('describes every image that it shows', () => {
    const shown = [
      ...articles.flatMap(({ article, body }) => [
        english.get(article)?.cover,
        ...allOf(body, 'media'),
      ]),
      ...own.flatMap(({ blocks }) => [
        ...blocks.flatMap(namesOf),
        ...allOf(blocks, 'image'),
        ...allOf(blocks, 'images').flat(),
      ]),
    ].filter((name) => typeof name === 'string' && name in descriptions)
    expect(shown.filter((name) => !translation.words.images[String(name)])).toEqual([])
  })

  it('says what every video says', () => {
    expect(Object.keys(translation.words.videos)).toEqual(Object.keys(videos))
    for (const { subtitles } of Object.values(videos))
      expect(subtitles.map(({ language }) => language)).toContain(locale)
  })

  it('names every group, and no term that there is not', () => {
    const slugs = Object.fromEntries(
      groups.map((group) => [group.slug, group.terms.map(({ slug }) => slug)]),
    )
    for (const [group, { terms }] of Object.entries(translation.words.groups))
      expect(slugs[group]).toEqual(expect.arrayContaining(Object.keys(terms)))
    expect(Object.keys(translation.words.groups)).toEqual(Object.keys(slugs))
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

it('refuses a page whose texts and galleries stand in another order', () => {
  const [home] = pages
  if (!home) throw new Error('no page')
  const words = { title: 'Heim', slug: 'home', description: '', blocks: [{ title: 'Arbeiten' }] }
  expect(() => translatePage(home, words)).toThrow('Translate a page block by block')
})
