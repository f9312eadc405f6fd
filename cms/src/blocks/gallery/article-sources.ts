/** Where a gallery takes its articles from: a query, articles picked by an editor, or both. */
export const ARTICLE_SOURCES = ['query', 'picked', 'both'] as const
export type ArticleSource = (typeof ARTICLE_SOURCES)[number]
