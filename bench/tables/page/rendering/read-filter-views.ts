/** Paths of filter views: every pair of options from two different galleries of the front page. */
export async function readFilterViews(origin: string): Promise<readonly string[]> {
  const html = await (await fetch(`${origin}/`)).text()
  const options = [...html.matchAll(/data-option="[^"]+"[^>]*href="\?([^"#&]+)/g)].flatMap(
    ([, query]) => (query ? [query] : []),
  )
  const galleryOf = (query: string) => query.split('.')[0]
  const pairs = options.flatMap((first, at) =>
    options
      .slice(at + 1)
      .filter((second) => galleryOf(second) !== galleryOf(first))
      .map((second) => `/?${first}&${second}`),
  )
  if (pairs.length === 0) throw new Error('The front page has no filter links.')
  return pairs
}
