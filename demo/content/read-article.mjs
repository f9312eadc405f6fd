/**
 * An article of the demo.
 * @typedef {object} DemoArticle
 * @property {string} slug
 * @property {string} section folder of the file, and term of the group `section`
 * @property {string} title
 * @property {string} date `YYYY-MM-DD`
 * @property {string} author
 * @property {string | null} cover name of an image; null for a text cover
 * @property {readonly string[]} images names of the further images
 * @property {string} excerpt
 * @property {readonly string[]} terms `group/term`
 * @property {string} facts one `Label: value` on each line
 * @property {{ width: number, height: number } | null} proportions of the work, from its fact "Size"
 * @property {import('./read-body.mjs').RichText} body
 */
import { readFrontMatter } from './front-matter.mjs'
import { readBody } from './read-body.mjs'

const KEYS = ['title', 'date', 'author', 'terms', 'cover', 'images', 'excerpt']

/**
 * @param {string} text
 * @param {{ slug: string, section: string }} source
 * @returns {DemoArticle}
 */
export function readArticle(text, { slug, section }) {
  const { value, list, cover, facts, body } = readFrontMatter(text, {
    file: `${section}/${slug}.md`,
    keys: KEYS,
  })
  return {
    slug,
    section,
    title: value('title'),
    date: value('date'),
    author: value('author'),
    cover,
    images: list('images'),
    excerpt: value('excerpt'),
    terms: [
      `section/${section}`,
      ...value('terms')
        .split(',')
        .map((term) => term.trim()),
    ],
    facts: facts.join('\n'),
    proportions: proportionsOf(facts),
    body: readBody(body),
  }
}

/** `Size: 2,000 × 830 mm` → its two numbers. @param {readonly string[]} facts */
function proportionsOf(facts) {
  const size = facts.find((fact) => fact.startsWith('Size:'))
  const [, width, height] = /([\d,]+) × ([\d,]+)/.exec(size ?? '') ?? []
  if (!width || !height) return null
  return { width: Number(width.replace(',', '')), height: Number(height.replace(',', '')) }
}
