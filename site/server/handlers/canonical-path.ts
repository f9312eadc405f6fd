/** A path in the form that documents have theirs. Null for paths that no document can have. */
export function canonicalPath(pathname: string): string | null {
  try {
    const path = encodeURI(decodeURIComponent(pathname))
    // Some proxies decode an escaped slash or backslash, so it would mean different paths to them and to us.
    return path.includes('//') || path.includes('%5C') || /%2f/i.test(pathname) ? null : path
  } catch {
    return null // The escapes are not UTF-8.
  }
}
