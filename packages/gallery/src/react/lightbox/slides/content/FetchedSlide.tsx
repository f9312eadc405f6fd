import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../../hooks/useLatest'
import { claimFragment } from '../fragments/fragment-cache'

/** An article or another page of the site, fetched. */
export function FetchedSlide({
  href,
  ahead,
  fresh,
  onShown,
  onFailed,
}: {
  /** Null when it is there already. */
  readonly href: string | null
  /** What will be wanted next; fetched once this is there. */
  readonly ahead: string | null
  /** Past every cache. */
  readonly fresh: boolean
  readonly onShown: () => void
  readonly onFailed: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(href === null)
  const latest = useLatest({ onShown, onFailed })
  useEffect(() => {
    if (href === null) return
    const { fragment, release } = claimFragment(href, { fresh })
    let isLeft = false
    fragment.then(
      (content) => {
        if (isLeft) return
        box.current?.replaceChildren(document.importNode(content, true))
        setShown(true)
        latest.current.onShown()
      },
      () => {
        if (!isLeft) latest.current.onFailed()
      },
    )
    return () => {
      isLeft = true
      release()
    }
  }, [href, fresh, latest])
  useEffect(() => {
    if (isShown && ahead !== null) return claimFragment(ahead, { fresh: false }).release
  }, [isShown, ahead])
  return href !== null && <div data-article ref={box} />
}
