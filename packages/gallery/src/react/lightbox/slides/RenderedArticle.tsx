import { useEffect, useRef, type ReactNode } from 'react'

/** React leaves the children of such an element alone, so the server's markup survives hydration. */
const KEEP_MARKUP = { __html: '' }

/** An article that is not fetched: given as a prop, or in the server's markup. */
export function RenderedArticle({
  article,
  onShown,
  onMissing,
}: {
  readonly article: ReactNode
  readonly onShown: () => void
  /** Called if the server's markup has no article. */
  readonly onMissing: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current?.firstChild) onShown()
    else onMissing()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: the content does not change
  }, [])
  if (article) {
    return (
      <div data-article ref={box}>
        {article}
      </div>
    )
  }
  return (
    <div data-article ref={box} dangerouslySetInnerHTML={KEEP_MARKUP} suppressHydrationWarning />
  )
}
