import { useEffect, useRef } from 'react'
import { retrySource } from '../../../core/lightbox-picture'
import { watchPicture, type PictureNews } from '../watch-picture'

/** A picture of which nothing is known but its address. */
export function ImageSlide({
  href,
  title,
  attempt,
  onShown,
  onFailed,
}: PictureNews & {
  readonly href: string
  readonly title: string
  readonly attempt: number
}) {
  const img = useRef<HTMLImageElement>(null)
  useEffect(() => (img.current ? watchPicture(img.current, { onShown, onFailed }) : undefined))
  return <img src={retrySource(href, attempt)} alt={title} draggable={false} ref={img} />
}
