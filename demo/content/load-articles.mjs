import { readdirSync, readFileSync } from 'node:fs'
import { readArticle } from './read-article.mjs'
import { readTranslation } from './read-translation.mjs'

const ENGLISH = new URL('../articles/', import.meta.url)
const LANGUAGES = new URL('../languages/', import.meta.url)

/** Reads all articles, sorted by section and then by slug. */
export const loadArticles = () =>
  ['work', 'journal', 'studio'].flatMap((section) =>
    readMarkdownFiles(new URL(`${section}/`, ENGLISH)).map(({ name, text }) =>
      readArticle(text, { slug: name, section }),
    ),
  )

/** Reads the articles in another language. @param {string} locale */
export const loadTranslations = (locale) =>
  readMarkdownFiles(new URL(`${locale}/articles/`, LANGUAGES)).map(({ name, text }) =>
    readTranslation(text, { article: name, locale }),
  )

/** @param {URL} folder */
const readMarkdownFiles = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => ({ name: file.slice(0, -3), text: readFileSync(new URL(file, folder), 'utf8') }))
