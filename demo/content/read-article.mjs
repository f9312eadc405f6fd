/**
 * An article of the demo as its file says it.
 * @typedef {object} DemoArticle
 * @property {string} slug
 * @property {string} section folder of the file, and term of the group `section`
 * @property {string} title
 * @property {string} date `YYYY-MM-DD`
 * @property {string} author
 * @property {string | null} cover name of a picture; null for a plate
 * @property {string} excerpt
 * @property {readonly string[]} terms `group/term`
 * @property {string} facts one `Label: value` a line
 * @property {{ width: number, height: number } | null} proportions of the thing, from its fact "Size"
 * @property {import('./read-body.mjs').Block[]} body
 */
import { readBody } from './read-body.mjs'

const KEYS = ['title', 'date', 'author', 'terms', 'cover', 'excerpt']

/**
 * Reads `---`, lines of `key: value`, an indented list of facts, `---`, and the body.
 * @param {string} text
 * @param {{ slug: string, section: string }} place
 * @returns {DemoArticle}
 */
export function readArticle(text, { slug, section }) {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined)
    throw new Error(
      `${section}/${slug}.md has no front matter. Nothing says its title or date. Start it with a block between two lines of "---".`,
    )
  /** @type {Map<string, string>} */ const values = new Map()
  /** @type {string[]} */ const facts = []
  for (const line of head.split('\n')) {
    if (line.startsWith('  ')) facts.push(line.trim())
    else if (line !== 'facts:')
      values.set(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim())
  }
  for (const key of values.keys())
    if (!KEYS.includes(key))
      throw new Error(
        `${section}/${slug}.md sets "${key}". Nothing reads that key. Use one of ${KEYS.join(', ')}.`,
      )
  /** @param {string} key */
  const value = (key) => {
    const found = values.get(key)
    if (!found)
      throw new Error(
        `${section}/${slug}.md has no ${key}. Every article needs one. Add a line "${key}: …".`,
      )
    return found
  }
  return {
    slug,
    section,
    title: value('title'),
    date: value('date'),
    author: value('author'),
    cover: values.get('cover') ?? null,
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
