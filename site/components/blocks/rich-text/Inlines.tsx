import type { Inline, Mark } from '@tessera/content'
import type { ReactNode } from 'react'
import type { Documents } from '../../layout/documents'
import { videoInLightbox } from '../video/video-in-lightbox'
import { TooltipButton } from './TooltipButton'

export interface InlinesProps {
  readonly content: readonly Inline[]
  readonly documents: Documents
}

/** Text, links and tooltips within a block of rich text. */
export function Inlines({ content, documents }: InlinesProps) {
  return content.map((inline, index) => (
    <InlineNode key={index} inline={inline} documents={documents} />
  ))
}

function InlineNode({
  inline,
  documents,
}: {
  readonly inline: Inline
  readonly documents: Documents
}): ReactNode {
  switch (inline.type) {
    case 'text':
      return (inline.marks ?? []).reduce<ReactNode>(
        (text, mark) => applyMark(mark, text),
        inline.text,
      )
    case 'break':
      return <br />
    case 'tooltip':
      return (
        <TooltipButton tooltip={inline}>
          <Inlines content={inline.children} documents={documents} />
        </TooltipButton>
      )
    case 'link': {
      const href = documents.hrefOf(inline.to)
      const text = <Inlines content={inline.children} documents={documents} />
      // The target is not published: the text stays without a link.
      if (href === null) return text
      return (
        <a
          href={href}
          {...(inline.newTab && { target: '_blank', rel: 'noopener' })}
          data-lightbox-link={inline.lightbox ? '' : undefined}
          data-video={inline.lightbox ? videoInLightbox(href, documents) : undefined}
        >
          {text}
        </a>
      )
    }
  }
}

function applyMark(mark: Mark, text: ReactNode): ReactNode {
  switch (mark) {
    case 'bold':
      return <strong>{text}</strong>
    case 'italic':
      return <em>{text}</em>
    case 'underline':
      return <u>{text}</u>
    case 'strike':
      return <s>{text}</s>
    case 'code':
      return <code>{text}</code>
    case 'sub':
      return <sub>{text}</sub>
    case 'sup':
      return <sup>{text}</sup>
  }
}
