import type { Media, PageBlock } from '@tessera/content'
import type { Documents } from '../../layout/documents'
import { evenRows } from './even-rows'
import { Figure } from './Figure'

/** Images in rows. All images of a row have the same height, and none is cropped. */
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
        <div key={index} style={{ '--sum': round(sumOfRatios(row)) }}>
          {row.map((media, index) => (
            <Figure key={index} media={media} sizes={sizesInRow(media, row)} />
          ))}
        </div>
      ))}
    </div>
  )
}

const ratioOf = ({ width, height }: Media) => width / height

const sumOfRatios = (row: readonly Media[]) => row.reduce((sum, media) => sum + ratioOf(media), 0)

/** An image's share of the row on wide screens. On phones it may fill a row by itself. */
function sizesInRow(media: Media, row: readonly Media[]): string {
  const share = ratioOf(media) / sumOfRatios(row)
  return `(min-width: 60rem) ${Math.round(share * 94)}vw, 94vw`
}

const round = (ratio: number) => Math.round(ratio * 1000) / 1000
