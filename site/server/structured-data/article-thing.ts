import type { Article } from 'schema-dts'
import type { ArticleOnPage } from '../../components/pages/article/ArticleBody'
import type { PageShellProps } from '../../components/layout/page-shell-props'
import type { Meta } from '../../components/layout/head/meta'
import { furtherAddresses } from './further-addresses'

/** Characters. Search engines truncate longer headlines (developers.google.com/search/docs/appearance/structured-data/article). */
const MAX_HEADLINE = 110

/** An article in terms of schema.org. */
export function articleThing(
  { siteUrl, name, lang }: Pick<PageShellProps, 'siteUrl' | 'name' | 'lang'>,
  { address, description, image, dates }: Meta,
  article: Pick<ArticleOnPage, 'title' | 'author' | 'furtherMedia' | 'termLinks'>,
): Article {
  const { title, author, furtherMedia, termLinks } = article
  const first = image && new URL(image.src, siteUrl).href
  const further = furtherAddresses(furtherMedia, siteUrl).filter((address) => address !== first)
  return {
    '@type': 'Article',
    headline: shorten(title),
    mainEntityOfPage: `${siteUrl}${address}`,
    inLanguage: lang,
    ...(description && { description }),
    ...(first && { image: further.length > 0 ? [first, ...further] : first }),
    ...(dates?.published && { datePublished: dates.published }),
    ...(dates?.modified && { dateModified: dates.modified }),
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(termLinks.length > 0 && { keywords: termLinks.map(({ label }) => label) }),
    publisher: { '@type': 'Organization', name, url: `${siteUrl}/` },
  }
}

const shorten = (title: string) =>
  title.length > MAX_HEADLINE ? `${title.slice(0, MAX_HEADLINE - 1).trimEnd()}…` : title
