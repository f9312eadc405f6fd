import { useState } from 'react'

/** One line that screen readers announce when it appears, but not when the same text appears again. */
export function Notice({ text }: { readonly text: string | null }) {
  const [shown, setShown] = useState<string | null>(null)
  const [announced, setAnnounced] = useState<readonly string[]>([])
  if (shown !== text) {
    if (shown !== null && !announced.includes(shown)) setAnnounced([...announced, shown])
    setShown(text)
  }
  const isRepeated = text !== null && announced.includes(text)
  return (
    <p className="tessera-notice" role="status" aria-live={isRepeated ? 'off' : 'polite'}>
      {text}
    </p>
  )
}
