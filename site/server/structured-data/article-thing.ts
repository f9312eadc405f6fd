import type { Article } from 'schema-dts'
import type { ArticleOnPage } from '../../pages/ArticleBody'
import type { Chrome } from '../../pages/chrome'
import type { Meta } from '../../pages/meta'

/** Search engines cut longer ones off (developers.google.com/search/docs/appearance/structured-data/article). */
const LONGEST_HEADLINE = 110

export function articleThing(
  { siteUrl, name, lang }: Pick<Chrome, 'siteUrl' | 'name' | 'lang'>,
  { address, description, image, dates }: Meta,
  { title, author, termLabels }: Pick<ArticleOnPage, 'title' | 'author' | 'termLabels'>,
): Article {
  return {
    '@type': 'Article',
    headline: shorten(title),
    mainEntityOfPage: `${siteUrl}${address}`,
    inLanguage: lang,
    ...(description && { description }),
    ...(image && { image: siteUrl + image.src }),
    ...(dates?.published && { datePublished: dates.published }),
    ...(dates?.modified && { dateModified: dates.modified }),
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(termLabels.length > 0 && { keywords: [...termLabels] }),
    publisher: { '@type': 'Organization', name, url: `${siteUrl}/` },
  }
}

const shorten = (title: string) =>
  title.length > LONGEST_HEADLINE ? `${title.slice(0, LONGEST_HEADLINE - 1).trimEnd()}…` : title
