import type { RichText as Content, RichTextBlock } from '@tessera/content'
import { useId } from 'react'
import type { Documents } from '../pages/chrome'
import { Figure } from './Figure'
import { CodeFigure } from './blocks/CodeFigure'
import { PullQuote } from './blocks/PullQuote'
import { VideoFigure } from './blocks/VideoFigure'
import { Inlines } from './Inlines'
import { TooltipIds, tooltipsIn } from './moving/tooltip-ids'
import { Notes, Tooltips } from './moving/Tooltips'

export interface RichTextProps {
  readonly content: Content
  readonly documents: Documents
  /** Are its images numbered, for links such as `#figure-2`? Only one text of a page can have that. */
  readonly figures?: boolean
}

export function RichText(props: RichTextProps) {
  const { content, documents } = props
  const id = useId()
  const tooltips = tooltipsIn(content)
  const render = (inner: Content) => <Blocks content={inner} documents={documents} />
  if (tooltips.length === 0) return <Blocks {...props} />
  if (documents.isPlain)
    return (
      <>
        <Blocks {...props} />
        <Notes {...{ tooltips, render }} />
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

/** A kind of block without a case is an error of the compiler: not every path would return. */
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
        <Heading>
          <Inlines content={block.children} documents={documents} />
        </Heading>
      )
    }
    case 'quote':
      return (
        <blockquote>
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
      return media ? <Figure {...{ id, media }} sizes="(min-width: 46rem) 42rem, 94vw" /> : null
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
