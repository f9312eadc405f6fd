import type { RichText as Content, RichTextBlock } from '@tessera/content'
import { useId } from 'react'
import type { Documents } from '../../layout/documents'
import { enlargeLabel } from '../images/enlarge-label'
import { Figure } from '../images/Figure'
import { TEXT_WIDTH_SIZES } from '../images/image-sizes'
import { VideoFigure } from '../video/VideoFigure'
import { CodeFigure } from './CodeFigure'
import { Inlines } from './Inlines'
import { PullQuote } from './PullQuote'
import { TooltipIds, tooltipsIn } from './tooltip-ids'
import { TooltipNotes, Tooltips } from './Tooltips'

export interface RichTextProps {
  readonly content: Content
  readonly documents: Documents
  /**
   * Gives images ids such as `figure-2`, for links to them, and links that enlarge them. Only one text of a page may
   * have them.
   */
  readonly figures?: boolean
}

/** A text and its tooltips. */
export function RichText(props: RichTextProps) {
  const { content, documents } = props
  const id = useId()
  const tooltips = tooltipsIn(content)
  const render = (inner: Content) => <Blocks content={inner} documents={documents} />
  if (tooltips.length === 0) return <Blocks {...props} />
  if (documents.isStatic)
    return (
      <>
        <Blocks {...props} />
        <TooltipNotes {...{ tooltips, render }} />
      </>
    )
  const ids = new Map(tooltips.map((tooltip, index) => [tooltip, `tip${id}${index}`]))
  return (
    <TooltipIds value={ids}>
      <Blocks {...props} />
      <Tooltips {...{ ids, render }} />
    </TooltipIds>
  )
}

function Blocks({ content, documents, figures = false }: RichTextProps) {
  const images = content.filter(({ type }) => type === 'image')
  return content.map((block, index) => {
    const number = figures ? images.indexOf(block) + 1 : 0
    return <Block key={index} {...{ block, documents }} id={number ? `figure-${number}` : null} />
  })
}

interface BlockProps<B extends RichTextBlock> {
  readonly block: B
  readonly documents: Documents
}

/** The return type makes the compiler report a block type without a case. */
function Block({
  block,
  documents,
  id,
}: BlockProps<RichTextBlock> & { readonly id: string | null }): React.JSX.Element | null {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines content={block.children} documents={documents} />
        </p>
      )
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading className="text-heading">
          <Inlines content={block.children} documents={documents} />
        </Heading>
      )
    }
    case 'quote':
      return (
        <blockquote className="text-quote">
          <p>
            <Inlines content={block.children} documents={documents} />
          </p>
        </blockquote>
      )
    case 'rule':
      return <hr />
    case 'list':
      return <List block={block} documents={documents} />
    case 'image': {
      const media = documents.mediaOf(block.media)
      const enlarge = id === null ? undefined : enlargeLabel(documents.messages)
      return media ? <Figure {...{ id, media, enlarge }} sizes={TEXT_WIDTH_SIZES} /> : null
    }
    case 'code':
      return <CodeFigure block={block} />
    case 'pullQuote':
      return <PullQuote block={block} documents={documents} />
    case 'video':
      return <VideoFigure reference={block} documents={documents} />
  }
}

function List({ block, documents }: BlockProps<Extract<RichTextBlock, { type: 'list' }>>) {
  const Tag = block.ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {block.items.map(({ children, sublist }, index) => (
        <li key={index}>
          <Inlines content={children} documents={documents} />
          {sublist && <List block={sublist} documents={documents} />}
        </li>
      ))}
    </Tag>
  )
}
