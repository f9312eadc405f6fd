import { useState } from 'react'
import { useTimer } from '../useTimer'

/** How long the page says that the address was copied, ms. */
const SAID = 4_000

/** Gives the address of the slide to another program, or to the clipboard where there is no sharing. */
export function useShare(title: string) {
  const [copied, setCopied] = useState(false)
  useTimer(copied, SAID, () => setCopied(false))
  const share = async () => {
    const { href } = location
    if (typeof navigator.share === 'function') return navigator.share({ title, url: href })
    await navigator.clipboard.writeText(href)
    setCopied(true)
  }
  return {
    copied,
    /** Both ways want a page that came safely. */
    possible: 'share' in navigator || 'clipboard' in navigator,
    // The visitor thought better of it, or the browser refused: the address bar still has the link.
    share: () => void share().catch(() => undefined),
  }
}
