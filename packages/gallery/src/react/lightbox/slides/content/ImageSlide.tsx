import { useEffect, useRef } from 'react'
import { retrySource } from '../../../../core/lightbox/slides/image-sources'
import { watchImage, type ImageCallbacks } from '../watch-image'

/** An image of unknown size: the target of a link. */
export function ImageSlide({
  href,
  title,
  attempt,
  onShown,
  onFailed,
}: ImageCallbacks & {
  readonly href: string
  readonly title: string
  readonly attempt: number
}) {
  const img = useRef<HTMLImageElement>(null)
  useEffect(() => (img.current ? watchImage(img.current, { onShown, onFailed }) : undefined))
  return <img src={retrySource(href, attempt)} alt={title} draggable={false} ref={img} />
}
