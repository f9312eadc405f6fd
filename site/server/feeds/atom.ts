import type { Feed, FeedEntry } from './feed'
import { element, textElement, XML_DECLARATION } from './xml'

/** Atom 1.0 (RFC 4287). */
export function toAtom(feed: Feed): string {
  const children = [
    textElement('id', feed.self),
    textElement('title', feed.title),
    textElement('subtitle', feed.description),
    textElement('updated', feed.updated),
    element('author', {}, textElement('name', feed.author)),
    element('link', { rel: 'self', type: 'application/atom+xml', href: feed.self }),
    element('link', { rel: 'alternate', type: 'text/html', href: feed.home }),
    textElement('icon', feed.icon),
    ...feed.entries.map(toEntry),
  ]
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.lang }
  return `${XML_DECLARATION}${element('feed', attributes, children.join(''))}\n`
}

function toEntry(entry: FeedEntry): string {
  const { image } = entry
  const children = [
    textElement('id', entry.id),
    textElement('title', entry.title),
    textElement('updated', entry.updated),
    textElement('published', entry.published),
    entry.author && element('author', {}, textElement('name', entry.author)),
    element('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    image &&
      element('link', {
        rel: 'enclosure',
        type: image.type,
        length: image.bytes,
        href: image.url,
      }),
    ...entry.terms.map((term) => element('category', { term })),
    textElement('summary', entry.excerpt),
    textElement('content', entry.html, { type: 'html' }),
  ]
  return element('entry', {}, children.join(''))
}
