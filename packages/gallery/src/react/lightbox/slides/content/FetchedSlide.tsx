import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../../hooks/useLatest'
import { claimFragment, type FragmentCache } from '../fragments/fragment-cache'

/** An article or another page of the site, fetched. Prefetches the next one afterwards. */
export function FetchedSlide({
  href,
  nextHref,
  fragments,
  reload,
  onShown,
  onFailed,
}: {
  /** Null if the content is already rendered elsewhere. */
  readonly href: string | null
  readonly nextHref: string | null
  readonly fragments: FragmentCache
  /** Whether to bypass all caches. */
  readonly reload: boolean
  readonly onShown: () => void
  readonly onFailed: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(href === null)
  const latest = useLatest({ onShown, onFailed })
  useEffect(() => {
    if (href === null) return
    const { fragment, release } = claimFragment(fragments, href, { reload })
    let isCancelled = false
    fragment.then(
      (content) => {
        if (isCancelled) return
        box.current?.replaceChildren(document.importNode(content, true))
        setShown(true)
        latest.current.onShown()
      },
      () => {
        if (!isCancelled) latest.current.onFailed()
      },
    )
    return () => {
      isCancelled = true
      release()
    }
  }, [href, fragments, reload, latest])
  useEffect(() => {
    if (isShown && nextHref !== null)
      return claimFragment(fragments, nextHref, { reload: false }).release
  }, [isShown, nextHref, fragments])
  return href !== null && <div data-article ref={box} />
}
