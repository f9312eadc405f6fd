/** As sent: parsing would resolve dots and change escapes. */
export function splitAddress(url: string): { readonly pathname: string; readonly search: string } {
  const at = url.indexOf('?')
  return at === -1
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, at), search: url.slice(at) }
}
