import type { Article } from '@tessera/content'
import { plateTone } from '@tessera/gallery/core'

/** What stands where a picture would: the work's true proportions on its own tone of paper. Nothing without them. */
export function ArticlePlate({
  article,
}: {
  readonly article: Pick<Article, 'proportions' | 'slug'>
}) {
  const { proportions, slug } = article
  if (!proportions) return null
  const ratio = Math.round((proportions.width / proportions.height) * 1000) / 1000
  return (
    <div
      className="article-plate"
      aria-hidden="true"
      style={{ '--tone': `var(--tessera-plate-${plateTone(slug)})`, '--ratio': ratio }}
    >
      <span />
    </div>
  )
}
