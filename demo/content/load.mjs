import { readdirSync, readFileSync } from 'node:fs'
import { readArticle } from './read-article.mjs'

const FOLDER = new URL('../articles/', import.meta.url)

/** Every article of the demo, by section and then by slug. */
export const loadArticles = () =>
  ['work', 'journal', 'studio'].flatMap((section) =>
    readdirSync(new URL(`${section}/`, FOLDER))
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) =>
        readArticle(readFileSync(new URL(`${section}/${file}`, FOLDER), 'utf8'), {
          slug: file.slice(0, -3),
          section,
        }),
      ),
  )
