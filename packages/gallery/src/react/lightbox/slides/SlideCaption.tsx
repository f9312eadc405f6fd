import type { Tile } from '../../../core/types'
import { TitleText } from '../../static/tiles/title/TitleText'
import type { LightboxSlideProps } from './LightboxSlide'
import { SlideCredit } from './SlideCredit'

/** The text below an image. The name of an untitled image is only for screen readers. */
export function SlideCaption({
  tile,
  captionId,
  labels,
  renderCaption,
  Link,
}: Pick<LightboxSlideProps, 'captionId' | 'labels' | 'renderCaption' | 'Link'> & {
  readonly tile: Tile
}) {
  const own = renderCaption?.(tile)
  if (own !== undefined) return <div id={captionId}>{own}</div>
  const { caption = null, credit, camera } = tile.image ?? {}
  return (
    <>
      <span id={captionId} hidden={tile.untitled && caption === null}>
        {caption ?? <TitleText tile={tile} />}
      </span>{' '}
      {credit && <SlideCredit {...credit} />}
      {camera && <small data-camera>{camera}</small>}
      {tile.href && (
        <Link href={tile.href}>{tile.kind === 'image' ? labels.openPage : labels.openArticle}</Link>
      )}
    </>
  )
}
