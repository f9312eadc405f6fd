// @ts-check

/**
 * The addresses that published links may have (packages/content/src/link-target.ts): no scheme that runs, and no path that
 * a browser takes for another host.
 */
// eslint-disable-next-line no-control-regex -- control characters are what it refuses
const SAFE = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?)[^\u0000-\u001f\u007f]*$/

/** @param {string | undefined} address @returns {string | null} */
export function safeAddress(address) {
  const trimmed = address?.trim() ?? ''
  return SAFE.test(trimmed) ? trimmed : null
}
