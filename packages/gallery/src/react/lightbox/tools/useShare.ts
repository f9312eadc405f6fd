import { useState } from 'react'
import { canShareUrl, COPIED_MESSAGE_MS, shareUrl } from '../../../dom/share-url'
import { useTimer } from '../useTimer'

/** Shares the page's address, or copies it where the browser cannot share. */
export function useShare(title: string) {
  const [copied, setCopied] = useState(false)
  useTimer(copied, COPIED_MESSAGE_MS, () => setCopied(false))
  const share = async () => {
    setCopied((await shareUrl({ title, url: location.href })) === 'copied')
  }
  return {
    copied,
    supported: canShareUrl(),
    // Rejects if the browser denies it. Nothing to report: the address bar has the link.
    share: () => void share().catch(() => undefined),
  }
}
