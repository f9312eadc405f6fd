/** Whether an `If-None-Match` header contains an ETag. The comparison is weak, as RFC 9110 (13.1.2) requires. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag)
}
