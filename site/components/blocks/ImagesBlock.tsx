import type { Media, PageBlock } from '@tessera/content'
import type { Documents } from '../../pages/chrome'
import { Figure } from '../Figure'
import { evenRows } from './even-rows'

/** Images in rows of one height each, none of them cut. */
export function ImagesBlock({
  block: { media: ids, columns },
  documents,
}: {
  readonly block: Extract<PageBlock, { type: 'images' }>
  readonly documents: Documents
}) {
  const images = ids.flatMap((id) => documents.mediaOf(id) ?? [])
  return (
    <div className="images-block">
      {evenRows(images, columns).map((row, index) => (
        <div
          key={index}
          style={{ '--sum': round(row.reduce((sum, each) => sum + ratioOf(each), 0)) }}
        >
          {row.map((media, index) => (
            <Figure key={index} media={media} sizes={sizesOf(media, row)} />
          ))}
        </div>
      ))}
    </div>
  )
}

const ratioOf = ({ width, height }: Media) => width / height

/** On a desk its part of the row; on a phone it may have the row to itself. */
function sizesOf(media: Media, row: readonly Media[]): string {
  const part = ratioOf(media) / row.reduce((sum, each) => sum + ratioOf(each), 0)
  return `(min-width: 60rem) ${Math.round(part * 94)}vw, 94vw`
}

const round = (ratio: number) => Math.round(ratio * 1000) / 1000
