import { linkTarget, type Menu, type PublishedDocument } from '@tessera/content'
import { DEFAULT_SITE_NAME } from '../globals/site-name'
import { parseHosts } from '../fields/hosts'
import { publishedDocument } from './published-document'
import { mediaInText } from './rich-text-media'
import type { FooterRow, MenuRow, SiteRow } from './rows'
import { toRichText } from './to-rich-text'

export function toSite(row: SiteRow): PublishedDocument {
  const { name, description, logo, frameHosts, icon, feeds } = row
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
    },
    media: [logo, icon].flatMap((id) => id ?? []),
  })
}

export function toMenu({ items }: MenuRow): PublishedDocument {
  return publishedDocument({
    kind: 'menu',
    key: 'menu',
    body: { items: (items ?? []).flatMap(toMenuLink) },
  })
}

function toMenuLink(item: NonNullable<MenuRow['items']>[number]): Menu['items'] {
  const { label, document, url } = item
  const to = linkTarget.safeParse(
    item.kind === 'url'
      ? { href: url }
      : { kind: document?.relationTo === 'pages' ? 'page' : 'article', key: document?.value },
  )
  return to.success ? [{ label, to: to.data }] : []
}

export function toFooter({ columns, note }: FooterRow): PublishedDocument {
  const texts = (columns ?? []).map(({ title, content }) => ({
    title,
    content: toRichText(content),
  }))
  return publishedDocument({
    kind: 'footer',
    key: 'footer',
    body: { columns: texts, note },
    media: texts.flatMap(({ content }) => mediaInText(content)),
  })
}
