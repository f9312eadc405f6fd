import type { Feed, FeedEntry } from './feed'
import { element, escapeXml, textElement, XML_DECLARATION } from './xml'

/** RSS 2.0 (https://www.rssboard.org/rss-specification). The modules `content` and `dc` have the text and the author. */
export function toRss(feed: Feed): string {
  const channel = [
    textElement('title', feed.title),
    textElement('link', feed.home),
    // RSS requires it.
    textElement('description', feed.description ?? feed.title),
    textElement('language', feed.lang),
    textElement('lastBuildDate', toRssDate(feed.updated)),
    element('atom:link', { href: feed.self, rel: 'self', type: 'application/rss+xml' }),
    ...feed.entries.map(toItem),
  ]
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  return `${XML_DECLARATION}${element('rss', namespaces, element('channel', {}, channel.join('')))}\n`
}

function toItem(entry: FeedEntry): string {
  const { image } = entry
  const children = [
    textElement('title', entry.title),
    textElement('link', entry.url),
    textElement('guid', entry.id, { isPermaLink: 'false' }),
    entry.published && textElement('pubDate', toRssDate(entry.published)),
    textElement('dc:creator', entry.author),
    // Readers show it as HTML.
    textElement('description', entry.excerpt && escapeXml(entry.excerpt)),
    textElement('content:encoded', entry.html),
    ...entry.terms.map((term) => textElement('category', term)),
    image && element('enclosure', { url: image.url, length: image.bytes, type: image.type }),
  ]
  return element('item', {}, children.join(''))
}

/** RFC 822, with a year of four digits. */
const toRssDate = (iso: string) => new Date(iso).toUTCString().replace('GMT', '+0000')
