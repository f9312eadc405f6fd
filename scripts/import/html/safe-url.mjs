// @ts-check

/**
 * URLs that published links may have (packages/content/src/link-target.ts): no scheme that runs a script, and no path that
 * browsers read as another host.
 */
// eslint-disable-next-line no-control-regex -- refuses control characters
const SAFE = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?)[^\u0000-\u001f\u007f]*$/

/**
 * The URL without white space around it and with encoded spaces in it, or null if it is not safe.
 * @param {string | undefined} url
 * @returns {string | null}
 */
export function safeUrl(url) {
  const trimmed = url?.trim().replaceAll(' ', '%20') ?? ''
  return SAFE.test(trimmed) && !/\p{Cs}/u.test(trimmed) ? trimmed : null
}
