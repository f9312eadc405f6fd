import type { PageBlock } from '@tessera/content'
import type { Documents } from '../../pages/chrome'
import { Figure } from '../Figure'

type Block = Extract<PageBlock, { type: 'image' }>

/** What an image takes of the window, by the width an editor chose: as blocks.css has it. */
const SIZES: Readonly<Record<Block['width'], string>> = {
  text: '(min-width: 46rem) 42rem, 94vw',
  wide: '(min-width: 90rem) 84rem, 94vw',
  full: '100vw',
}

export function ImageBlock({
  block: { media: id, width },
  documents,
}: {
  readonly block: Block
  readonly documents: Documents
}) {
  const media = documents.mediaOf(id)
  if (!media) return null
  const { x, y } = media.focalPoint
  return (
    <div
      className="image-block"
      data-width={width}
      // Only what goes from edge to edge is cut to the window's height: not where it matters.
      style={width === 'full' ? { '--focus': `${x * 100}% ${y * 100}%` } : undefined}
    >
      <Figure media={media} sizes={SIZES[width]} />
    </div>
  )
}
