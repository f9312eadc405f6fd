/**
 * Reads `---`, lines of `key: value`, an indented list of facts, `---`, and the body.
 * @param {string} text
 * @param {{ file: string, keys: readonly string[] }} options name of the file, for errors, and the allowed keys
 * @returns {{ value: (key: string) => string, list: (key: string) => readonly string[], cover: string | null, facts: readonly string[], body: string }} `value`
 * throws when the key is missing; `list` splits it at the commas and is empty then
 */
export function readFrontMatter(text, { file, keys }) {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined)
    throw new Error(
      `${file} has no front matter. Its title and date are missing. Start it with a block between two lines of "---".`,
    )
  /** @type {Map<string, string>} */ const values = new Map()
  /** @type {string[]} */ const facts = []
  for (const line of head.split('\n')) {
    if (line.startsWith('  ')) facts.push(line.trim())
    else if (line !== 'facts:')
      values.set(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim())
  }
  for (const key of values.keys())
    if (!keys.includes(key))
      throw new Error(`${file} sets "${key}". There is no such key. Use one of ${keys.join(', ')}.`)
  /** @param {string} key */
  const value = (key) => {
    const text = values.get(key)
    if (!text)
      throw new Error(`${file} has no ${key}. Every article needs one. Add a line "${key}: …".`)
    return text
  }
  /** @param {string} key */
  const list = (key) => (values.get(key) ?? '').split(',').flatMap((item) => item.trim() || [])
  return { value, list, cover: values.get('cover') ?? null, facts, body }
}
