import { canonicalJson } from './canonical-json'

/**
 * Do two bodies say the same to a visitor? Saving again what is published already does not make it newer: search engines
 * and feeds would be told of changes that nobody can find. A body without a date is given one.
 */
export function isSameContent(stored: unknown, wanted: unknown): boolean {
  const before = split(stored)
  const after = split(wanted)
  const isDated = after.modified === undefined || before.modified != null
  return isDated && canonicalJson(before.content) === canonicalJson(after.content)
}

function split(body: unknown): { readonly modified: unknown; readonly content: unknown } {
  if (typeof body !== 'object' || body === null || !('modified' in body))
    return { modified: undefined, content: body }
  const { modified, ...content } = body
  return { modified, content }
}
