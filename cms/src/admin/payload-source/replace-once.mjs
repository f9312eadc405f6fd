// @ts-check

/**
 * Code of Payload that our loaders change.
 * @typedef {object} Snippet
 * @property {string} what it is, in words
 * @property {RegExp} pattern with the flag g
 * @property {string} effect what happens without the change: "editors …"
 * @property {string} loader path of the file that makes the change
 */

/**
 * @param {string} source
 * @param {Snippet & { replacement: (...match: string[]) => string }} edit
 * @throws unless the pattern matches once
 */
export function replaceOnce(source, { replacement, ...snippet }) {
  findOnce(source, snippet)
  return source.replace(snippet.pattern, replacement)
}

/**
 * @param {string} source
 * @param {Snippet} snippet
 * @throws unless the pattern matches once
 */
export function findOnce(source, { what, pattern, effect, loader }) {
  const [match, ...others] = source.matchAll(pattern)
  if (match && others.length === 0) return match
  throw new Error(
    `Payload's admin has ${match ? 'several places that look' : 'no place that looks'} like ${what}. ` +
      `Without the change, ${effect}. ` +
      `Compare the new version of @payloadcms/ui with ${loader}, and adapt it.`,
  )
}
