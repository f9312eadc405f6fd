import { useEffect, useRef, type ReactNode } from 'react'

/** React neither renders nor looks at what is inside: while hydrating, what the server rendered stays. */
const AS_IT_IS = { __html: '' }

/** An article that need not be fetched: given, or found where the server has rendered it. */
export function RenderedArticle({
  article,
  onShown,
  onMissing,
}: {
  readonly article: ReactNode
  readonly onShown: () => void
  /** There was nothing to be found. */
  readonly onMissing: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current?.firstChild) onShown()
    else onMissing()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what is there does not change
  }, [])
  if (article) {
    return (
      <div data-article ref={box}>
        {article}
      </div>
    )
  }
  return <div data-article ref={box} dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />
}
