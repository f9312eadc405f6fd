import type { ReactNode } from 'react'
import type { Inline, Mark } from '@tessera/content'
import type { Documents } from '../pages/chrome'
import { videoInLightbox } from './blocks/video-in-lightbox'
import { TooltipMark } from './moving/TooltipMark'

export interface InlinesProps {
  readonly content: readonly Inline[]
  readonly documents: Documents
}

export function Inlines({ content, documents }: InlinesProps) {
  return content.map((inline, index) => <One key={index} inline={inline} documents={documents} />)
}

function One({
  inline,
  documents,
}: {
  readonly inline: Inline
  readonly documents: Documents
}): ReactNode {
  switch (inline.type) {
    case 'text':
      return (inline.marks ?? []).reduce<ReactNode>(
        (text, mark) => markText(mark, text),
        inline.text,
      )
    case 'break':
      return <br />
    case 'tooltip':
      return (
        <TooltipMark tooltip={inline}>
          <Inlines content={inline.children} documents={documents} />
        </TooltipMark>
      )
    case 'link': {
      const href = documents.hrefOf(inline.to)
      const text = <Inlines content={inline.children} documents={documents} />
      // What it led to is no longer published: the words stay.
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

function markText(mark: Mark, text: ReactNode): ReactNode {
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
