type Pair = [key: string, value: string]

/**
 * The query string of a gallery's link, `?…#…`, with the state that the page's other galleries have in another query
 * string: they may have changed since the link was rendered.
 *
 * @param id of the gallery
 */
export function mergeSearch(id: string, link: string, page: string): string {
  const isOther = ([key]: Pair) => key.includes('.') && !key.startsWith(`${id}.`)
  const pairs = [
    ...pairsOf(link.replace(/#.*/, '')).filter((pair) => !isOther(pair)),
    ...pairsOf(page).filter(isOther),
  ]
  const search = new URLSearchParams(pairs).toString()
  // Commas stay as they are, as in the links of galleries.
  return search && `?${search.replaceAll('%2C', ',')}`
}

const pairsOf = (search: string): Pair[] => [...new URLSearchParams(search)]
