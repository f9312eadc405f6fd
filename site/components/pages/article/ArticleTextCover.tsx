import type { Article } from '@tessera/content'
import { textCoverTone } from '@tessera/gallery/core'

/**
 * Text cover of an article without an image: a small drawing of the work's proportions with dimension lines, as on its
 * tile. Renders nothing without proportions.
 */
export function ArticleTextCover({
  article,
}: {
  readonly article: Pick<Article, 'proportions' | 'slug'>
}) {
  const { proportions, slug } = article
  if (!proportions) return null
  const ratio = Math.round((proportions.width / proportions.height) * 1000) / 1000
  return (
    <div
      className="article-text-cover"
      aria-hidden="true"
      style={{ '--tone': `var(--tessera-text-cover-${textCoverTone(slug)})` }}
    >
      <div data-proportions>
        <span style={{ '--_tessera-ratio': ratio }} />
      </div>
    </div>
  )
}
