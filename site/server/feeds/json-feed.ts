import type { Feed, FeedEntry } from './feed'

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export const toJsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    ...(feed.description && { description: feed.description }),
    icon: feed.icon,
    authors: [{ name: feed.author }],
    language: feed.lang,
    items: feed.entries.map(toItem),
  })

function toItem(entry: FeedEntry) {
  const { excerpt, html, image, published, updated, author, terms } = entry
  return {
    id: entry.id,
    url: entry.url,
    title: entry.title,
    // JSON Feed requires one of the two.
    ...(html === null ? { content_text: excerpt ?? entry.title } : { content_html: html }),
    ...(excerpt && { summary: excerpt }),
    ...(image && { image: image.url }),
    ...(published && { date_published: published }),
    date_modified: updated,
    ...(author && { authors: [{ name: author }] }),
    ...(terms.length > 0 && { tags: terms }),
    ...(image && {
      attachments: [{ url: image.url, mime_type: image.type, size_in_bytes: image.bytes }],
    }),
  }
}
