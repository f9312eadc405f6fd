import type { RichText as Content, RichTextBlock } from '@tessera/content'
import type { Documents } from '../pages/chrome'
import { Figure } from './Figure'
import { Inlines } from './Inlines'

export interface RichTextProps {
  readonly content: Content
  readonly documents: Documents
}

export function RichText({ content, documents }: RichTextProps) {
  return content.map((block, index) => <Block key={index} block={block} documents={documents} />)
}

interface BlockProps<B extends RichTextBlock> {
  readonly block: B
  readonly documents: Documents
}

/** A kind of block without a case is an error of the compiler: not every path would return. */
function Block({ block, documents }: BlockProps<RichTextBlock>): React.JSX.Element | null {
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
    case 'picture': {
      const media = documents.mediaOf(block.media)
      return media ? <Figure media={media} sizes="(min-width: 46rem) 42rem, 94vw" /> : null
    }
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
