import { canonicalJson } from './canonical-json'

/**
 * Whether two bodies are equal apart from `modified`. Saving an unchanged document must not change its date, because
 * search engines and feed readers would announce a change that no visitor can see.
 */
export const isSameContent = (stored: unknown, expected: unknown): boolean =>
  canonicalJson(withoutDate(stored)) === canonicalJson(withoutDate(expected))

function withoutDate(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('modified' in body)) return body
  return { ...body, modified: undefined }
}
