import { describe, expect, it } from 'vitest'
import { descriptions } from './images.mjs'
import { loadArticles } from './load-articles.mjs'
import { footer, groups, menu, pages } from './site.mjs'

/**
 * @typedef {import('./site.mjs').DemoPage} DemoPage
 * @typedef {import('./read-body.mjs').RichText} Text
 */

const articles = loadArticles()
const slugs = new Set(articles.map(({ slug }) => slug))
const terms = new Set(
  groups.flatMap((group) => group.terms.map((term) => `${group.slug}/${term.slug}`)),
)
/** Texts of a page, including those in columns and dialogs. @param {DemoPage['blocks']} blocks @returns {Text[]} */
const textsOf = (blocks) =>
  blocks.flatMap((block) => {
    if (Array.isArray(block)) return [block]
    if (!('kind' in block)) return []
    if (block.kind === 'modal') return [block.content]
    return block.kind === 'columns' ? block.columns.flatMap(textsOf) : []
  })
const texts = [
  ...articles.map(({ body }) => body),
  ...pages.flatMap(({ blocks }) => textsOf(blocks)),
  ...footer.columns.map(({ content }) => content),
]

/** @param {import('./read-body.mjs').Block} block @returns {import('./read-body.mjs').Inline[]} */
const inlinesOf = (block) => {
  if ('items' in block) return block.items.flatMap(({ children }) => children)
  return 'children' in block ? block.children : []
}
/** @param {import('./read-body.mjs').Inline} inline @returns {string[]} */
const targetsOf = (inline) => {
  if (inline.type !== 'link') return []
  return ['href' in inline.to ? inline.to.href : `${inline.to.kind}:${inline.to.key}`]
}

describe.each(articles)('$section/$slug', (article) => {
  it('has only terms that exist', () =>
    expect(article.terms.filter((term) => !terms.has(term))).toEqual([]))
  it('has a date between 2016 and 2026', () => {
    expect(article.date).toMatch(/^20(1[6-9]|2[0-6])-\d\d-\d\d$/)
    expect(Number.isNaN(Date.parse(article.date))).toBe(false)
  })
  it('has an excerpt of one to three short sentences', () => {
    expect(article.excerpt.length).toBeGreaterThan(25)
    expect(article.excerpt.length).toBeLessThan(220)
  })
  it('has one fact of the form "Label: value" on each line', () => {
    for (const fact of article.facts.split('\n')) expect(fact).toMatch(/^[^:]+: \S/)
  })
  it('has at least three blocks', () => expect(article.body.length).toBeGreaterThanOrEqual(3))
  it('has a described cover image or none', () => {
    if (article.cover) expect(descriptions).toHaveProperty([article.cover])
    for (const image of article.images) expect(descriptions).toHaveProperty([image])
  })
})

it('has at least eight articles with text covers, six of them with proportions', () => {
  const withTextCover = articles.filter(({ cover }) => !cover)
  expect(withTextCover.length).toBeGreaterThanOrEqual(8)
  expect(withTextCover.filter(({ proportions }) => proportions).length).toBeGreaterThanOrEqual(6)
})

it('links only to articles and pages that exist', () => {
  const targets = texts.flat().flatMap(inlinesOf).flatMap(targetsOf)
  const linked = [
    ...menu.flatMap(({ target, links = [] }) => [...(target ? [{ target }] : []), ...links]),
    ...footer.links,
  ]
  const pageSlugs = new Set(pages.map(({ slug }) => slug))
  const dialogs = pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => ('kind' in block && block.kind === 'modal' ? [`#modal-${block.name}`] : []))
  const known = (/** @type {string} */ target) => {
    if (target.startsWith('#modal-')) return dialogs.includes(target)
    const [, kind, slug] = /^(article|page):(.+)$/.exec(target) ?? []
    return slug === undefined
      ? /^(https:\/\/|mailto:|\/|#figure-\d$)/.test(target)
      : (kind === 'page' ? pageSlugs : slugs).has(slug.replace(/^home#.+/, 'home'))
  }
  expect(
    [...targets, ...linked.map(({ target }) => target)].filter((target) => !known(target)),
  ).toEqual([])
})

it('shows every described image and no other', () => {
  const shown = new Set([
    ...articles.flatMap(({ cover, images }) => [...(cover ? [cover] : []), ...images]),
    ...texts.flat().flatMap((block) => (block.type === 'image' ? [block.media] : [])),
  ])
  expect([...shown].sort()).toEqual(Object.keys(descriptions).sort())
})

it('has articles with several images, each of them once', () => {
  const several = articles.filter(({ images }) => images.length > 0)
  expect(several.length).toBeGreaterThanOrEqual(3)
  for (const { cover, images } of several)
    expect(new Set([cover, ...images]).size).toBe(images.length + 1)
})

it('gives each cover to one article only', () => {
  const covers = articles.flatMap(({ cover }) => cover ?? [])
  expect(covers.length).toBe(new Set(covers).size)
})

it('has galleries of 28, 18 and 14 articles', () => {
  const count = (/** @type {string} */ section) =>
    articles.filter((article) => article.section === section).length
  expect(['work', 'journal', 'studio'].map(count)).toEqual([28, 18, 14])
})

it('uses every term, and has combinations of terms without articles', () => {
  const used = new Set(articles.flatMap((article) => article.terms))
  expect([...terms].filter((term) => !used.has(term))).toEqual([])
  expect(
    articles.some(({ terms }) => terms.includes('topic/print') && terms.includes('year/2024')),
  ).toBe(true)
  expect(
    articles.some(({ terms }) => terms.includes('topic/exhibition') && terms.includes('year/2025')),
  ).toBe(false)
})

it('has short titles, one long one, and one in another script', () => {
  const lengths = articles.map(({ title }) => title.length)
  expect(Math.min(...lengths)).toBeLessThan(10)
  expect(Math.max(...lengths)).toBeGreaterThan(110)
  expect(articles.some(({ title }) => /\p{Script=Han}/u.test(title))).toBe(true)
})
