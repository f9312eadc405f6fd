/** In characters (code points). */
export const MAX_QUERY_LENGTH = 100

/** Collapses white space, replaces lone surrogates and cuts the search text to `MAX_QUERY_LENGTH`. */
export const cleanQuery = (text: string): string =>
  [...collapseSpaces(text.replace(/\p{Surrogate}/gu, '\uFFFD'))]
    .slice(0, MAX_QUERY_LENGTH)
    .join('')
    .trim()

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()
