/** How long the message "Link copied" stays, ms. */
export const COPIED_MESSAGE_MS = 4_000

/** Insecure origins can neither share nor copy. */
export const canShareUrl = () => 'share' in navigator || 'clipboard' in navigator

/**
 * Shares an address in the browser's own dialog, or copies it where there is none.
 *
 * @returns `shared` also when the visitor closed the dialog
 * @throws when the browser denies it
 */
export async function shareUrl(data: { title: string; url: string }): Promise<'shared' | 'copied'> {
  if (typeof navigator.share !== 'function') {
    await navigator.clipboard.writeText(data.url)
    return 'copied'
  }
  try {
    await navigator.share(data)
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    if (!isClosed) throw error
  }
  return 'shared'
}
