import { mediaInText, type PublishedDocument } from '@tessera/content'
import { toRichText } from '../../rich-text/to-rich-text'
import type { FooterRow } from '../row-schemas/footer-row'
import { createDocument } from './create-document'
import { toMenuLinks } from './to-menu'

export function toFooter({ columns, links, note }: FooterRow): PublishedDocument {
  const texts = (columns ?? []).map(({ title, content }) => ({
    title,
    content: toRichText(content),
  }))
  return createDocument({
    kind: 'footer',
    key: 'footer',
    body: { columns: texts, links: toMenuLinks(links), note },
    media: texts.flatMap(({ content }) => mediaInText(content)),
  })
}
