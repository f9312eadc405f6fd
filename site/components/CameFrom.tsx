/**
 * Where a reader came from: back to the gallery as it was filtered, and on to its next and previous article. The
 * server cannot know, so it waits for islands/come-from.ts.
 */
export function CameFrom({ slug }: { readonly slug: string }) {
  return (
    <nav className="came-from" aria-label="Gallery" data-came-from={slug} hidden>
      <a data-back />
      <a data-way="prev">
        <span>Previous</span> <b />
      </a>
      <a data-way="next">
        <span>Next</span> <b />
      </a>
    </nav>
  )
}
