import type { MouseEvent } from 'react'
import type { LightboxLabels } from '../../../core/lightbox-labels'
import type { Slide } from '../../../core/types'

/** Where an article in the lightbox leads at its end: to its own page, and to the next one. */
export function ArticleLinks({
  slide: { tile, after },
  labels,
  next,
  onNext,
}: {
  readonly slide: Slide
  readonly labels: LightboxLabels
  readonly next: string | null
  readonly onNext: (() => void) | undefined
}) {
  const [following] = after
  const follow = (event: MouseEvent) => {
    if (!onNext || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // The link stays for the article to come; who reads on begins at the top.
    event.currentTarget.closest<HTMLElement>('[data-panel]')?.focus()
    onNext()
  }
  return (
    <p data-article-links>
      <a href={tile.href}>{labels.openPage}</a>
      {following && next !== null && (
        <a href={next} rel="nofollow" data-next-article onClick={follow}>
          {labels.nextArticle(following.title)}
        </a>
      )}
    </p>
  )
}
