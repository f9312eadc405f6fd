/** A path as documents write theirs; null for what cannot be a document's. */
export function canonicalPath(pathname: string): string | null {
  try {
    const path = encodeURI(decodeURIComponent(pathname))
    // An escaped slash or backslash means something else to a proxy than to us.
    return path.includes('//') || path.includes('%5C') || /%2f/i.test(pathname) ? null : path
  } catch {
    return null // Escapes that are no UTF-8: no document has such an address.
  }
}
