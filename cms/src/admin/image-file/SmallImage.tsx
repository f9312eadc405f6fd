import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { isTooSmall, USUAL_TILE, type Size } from '../../media-library/small-images/largest-tile'
import { anyAnswer, dataOf } from '../requests/ask-cms'
import { useAnswer } from '../requests/useAnswer'
import './image-file.css'

/** A published gallery that shows the image. */
interface ShownIn {
  readonly page: { readonly id: string; readonly title: string }
  /** Title of the gallery. */
  readonly gallery: string
  readonly tile: Size
}

const tilesAnswer = anyAnswer<{ readonly tiles: readonly ShownIn[] }>()

/** Names the galleries in whose largest tile an image is blurred; without a gallery, the usual size of tiles. */
export function SmallImage({ width, height }: Size) {
  const { id } = useDocumentInfo()
  const { routes } = useConfig().config
  const doNotCrop = useFormFields(([fields]) => Boolean(fields['doNotCrop']?.value))
  const shownIn = dataOf(useAnswer(`${routes.api}/media/${id}/tiles`, tilesAnswer))?.tiles
  // A notice only: the form works without it.
  if (!shownIn) return null
  const isBlurredIn = (tile: Size) => isTooSmall({ width, height, doNotCrop }, tile)
  const blurred = shownIn.filter(({ tile }) => isBlurredIn(tile))
  if (shownIn.length > 0 ? blurred.length === 0 : !isBlurredIn(USUAL_TILE)) return null
  return (
    <div className="tessera-image-file__small">
      {shownIn.length === 0 ? (
        <p>
          {width} × {height} px: blurred in tiles wider than {width} px {doNotCrop ? 'and' : 'or'}{' '}
          higher than {height} px. No gallery shows it yet.
        </p>
      ) : (
        <>
          <p>
            {width} × {height} px is too small, so it is blurred on the site:
          </p>
          <ul>
            {blurred.map(({ page, gallery, tile }) => (
              <li key={`${page.id} ${gallery}`}>
                “{gallery}” on{' '}
                <a href={`${routes.admin}/collections/pages/${page.id}`}>{page.title}</a>, largest
                tile {describeTile(tile)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const describeTile = ({ width, height }: Size) =>
  width === 0 ? `${height} px high` : height === 0 ? `${width} px wide` : `${width} × ${height} px`
