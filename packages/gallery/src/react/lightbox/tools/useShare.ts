import { useState } from 'react'
import { useTimer } from '../useTimer'

/** How long the message "Link copied" stays, ms. */
const COPIED_MESSAGE_MS = 4_000

/** Shares the page's address with the Web Share API, or copies it where there is no such API. */
export function useShare(title: string) {
  const [copied, setCopied] = useState(false)
  useTimer(copied, COPIED_MESSAGE_MS, () => setCopied(false))
  const share = async () => {
    const { href } = location
    if (typeof navigator.share === 'function') return navigator.share({ title, url: href })
    await navigator.clipboard.writeText(href)
    setCopied(true)
  }
  return {
    copied,
    /** False on insecure origins, which have neither API. */
    supported: 'share' in navigator || 'clipboard' in navigator,
    // Rejects if the visitor cancels or the browser denies it. Nothing to report: the address bar has the link.
    share: () => void share().catch(() => undefined),
  }
}
