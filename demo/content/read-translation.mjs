import { readFrontMatter } from './front-matter.mjs'
import { readBody } from './read-body.mjs'

/**
 * The words of an article in another language. Its image, terms, date and author are the English one's.
 * @typedef {object} ArticleWords
 * @property {string} article slug of the English one
 * @property {string} slug
 * @property {string} title
 * @property {string} excerpt
 * @property {string} facts one `Label: value` a line
 * @property {import('./read-body.mjs').RichText} body
 */

/** @param {string} text @param {{ article: string, locale: string }} place @returns {ArticleWords} */
export function readTranslation(text, { article, locale }) {
  const { value, facts, body } = readFrontMatter(text, {
    file: `${locale}/articles/${article}.md`,
    keys: ['title', 'slug', 'excerpt'],
  })
  return {
    article,
    slug: value('slug'),
    title: value('title'),
    excerpt: value('excerpt'),
    facts: facts.join('\n'),
    body: readBody(body),
  }
}
