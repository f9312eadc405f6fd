import { readFrontMatter } from './front-matter.mjs'
import { readBody } from './read-body.mjs'

/**
 * An article in another language. Its image, terms, date and author are those of the English article.
 * @typedef {object} ArticleTranslation
 * @property {string} article slug of the English article
 * @property {string} slug
 * @property {string} title
 * @property {string} excerpt
 * @property {string} facts one `Label: value` on each line
 * @property {import('./read-body.mjs').RichText} body
 */

/** @param {string} text @param {{ article: string, locale: string }} source @returns {ArticleTranslation} */
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
