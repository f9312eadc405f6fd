import { mediaInText, type Menu, type PublishedDocument } from '@tessera/content'
import { DEFAULT_SITE_NAME } from '../hooks/fall-back-to-first-site-name'
import { parseHosts } from '../fields/hosts'
import { publishedDocument } from './published-document'
import type { FooterRow, LinkRow, MenuRow, SiteRow } from './rows'
import { toOwnerScripts } from './to-owner-scripts'
import { toRichText } from './to-rich-text'
import { toTarget } from './to-target'

export function toSite(row: SiteRow): PublishedDocument {
  const { name, description, logo, frameHosts, icon, feeds, search, related } = row
  return publishedDocument({
    kind: 'site',
    key: 'site',
    body: {
      name: name ?? DEFAULT_SITE_NAME,
      description,
      logo,
      frameHosts: parseHosts(frameHosts),
      icon,
      feeds: feeds ?? 'full',
      search: search ?? true,
      related: related ?? true,
      scripts: toOwnerScripts(row.scripts ?? []),
    },
    media: [logo, icon].flatMap((id) => id ?? []),
  })
}

export function toMenu({ items }: MenuRow): PublishedDocument {
  return publishedDocument({
    kind: 'menu',
    key: 'menu',
    body: { items: (items ?? []).flatMap(toMenuItem) },
  })
}

function toMenuItem(row: NonNullable<MenuRow['items']>[number]): Menu['items'] {
  const items = toLinks(row.links)
  const to = toTarget(row)
  return to || items.length > 0 ? [{ label: row.label, to, items }] : []
}

const toLinks = (rows: readonly LinkRow[] | null | undefined) =>
  (rows ?? []).flatMap((row) => {
    const to = toTarget(row)
    return to ? [{ label: row.label, to }] : []
  })

export function toFooter({ columns, links, note }: FooterRow): PublishedDocument {
  const texts = (columns ?? []).map(({ title, content }) => ({
    title,
    content: toRichText(content),
  }))
  return publishedDocument({
    kind: 'footer',
    key: 'footer',
    body: { columns: texts, links: toLinks(links), note },
    media: texts.flatMap(({ content }) => mediaInText(content)),
  })
}
