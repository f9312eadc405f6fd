import type { MouseEvent } from 'react'
import type { LightboxLabels } from '../../../core/lightbox/labels'
import type { Slide } from '../../../core/types'
import { isPlainClick } from '../../../dom/is-plain-click'

/** Links below an article: to its page, and to the next article. */
export function ArticleLinks({
  slide: { tile, after },
  labels,
  nextHref,
  onNext,
}: {
  readonly slide: Slide
  readonly labels: LightboxLabels
  readonly nextHref: string | null
  readonly onNext: (() => void) | undefined
}) {
  const [following] = after
  const onClick = (event: MouseEvent) => {
    if (!onNext || !isPlainClick(event)) return
    event.preventDefault()
    // The link stays mounted for the next article, so move the focus back to the start of the text.
    event.currentTarget.closest<HTMLElement>('[data-panel]')?.focus()
    onNext()
  }
  return (
    <p data-article-links>
      <a href={tile.href}>{labels.openPage}</a>
      {following && nextHref !== null && (
        <a href={nextHref} rel="nofollow" data-next-article onClick={onClick}>
          {labels.nextArticle(following.title)}
        </a>
      )}
    </p>
  )
}
