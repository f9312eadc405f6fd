/** Splits a request URL as it was sent. `new URL` would resolve dots and change escapes. */
export function splitUrl(url: string): { readonly pathname: string; readonly search: string } {
  const queryStart = url.indexOf('?')
  return queryStart === -1
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, queryStart), search: url.slice(queryStart) }
}
