/** Longest search, in characters (code points). */
export const MAX_QUERY = 100

/** A search as the URL holds it: no spaces around or doubled, no half surrogate pairs, not too long. */
export const cleanQuery = (text: string): string =>
  [...tidy(text.replace(/\p{Surrogate}/gu, '\uFFFD'))].slice(0, MAX_QUERY).join('').trim()

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
