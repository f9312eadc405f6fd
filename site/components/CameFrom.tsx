import type { Words } from '../words/words'

/**
 * Where a reader came from: back to the gallery as it was filtered, and on to its next and previous article. The
 * server cannot know, so it waits for islands/come-from.ts.
 */
export function CameFrom({
  slug,
  words: { gallery, previous, next },
}: {
  readonly slug: string
  readonly words: Words['cameFrom']
}) {
  return (
    <nav className="came-from" aria-label={gallery} data-came-from={slug} hidden>
      <a data-back />
      <a data-way="prev">
        <span>{previous}</span> <b />
      </a>
      <a data-way="next">
        <span>{next}</span> <b />
      </a>
    </nav>
  )
}
