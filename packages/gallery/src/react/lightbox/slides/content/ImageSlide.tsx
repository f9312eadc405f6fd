import { useEffect, useRef } from 'react'
import { retrySource } from '../../../../core/lightbox-image'
import { watchImage, type ImageCallbacks } from '../watch-image'

/** An image of which nothing is known but its address. */
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
