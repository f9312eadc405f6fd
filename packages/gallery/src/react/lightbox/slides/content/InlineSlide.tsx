import { useEffect, useRef } from 'react'
import { useLatest } from '../../../hooks/useLatest'
import { copyElement } from './copy-element'

/** A copy of an element of the page. The element itself stays unchanged. */
export function InlineSlide({
  id,
  onShown,
  onFailed,
}: {
  readonly id: string
  readonly onShown: () => void
  readonly onFailed: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const latest = useLatest({ onShown, onFailed })
  useEffect(() => {
    const copy = copyElement(id)
    if (copy) box.current?.replaceChildren(copy)
    if (copy) latest.current.onShown()
    else latest.current.onFailed()
  }, [id, latest])
  return <div data-inline ref={box} />
}
