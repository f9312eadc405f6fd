/** The path of a URL with decoded escapes, as the CMS may read it. */
export function decodedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path // The escapes are not UTF-8, so they do not encode a name of the API.
  }
}
