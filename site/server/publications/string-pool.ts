/** Strings and lists beyond this number are not interned. */
const MAX_POOL_SIZE = 20_000
/** Characters. Longer strings differ between articles. */
const MAX_STRING_LENGTH = 60

/** Interns strings and lists that thousands of articles share, so that each is in memory once. */
export class StringPool {
  readonly #strings = new Map<string, string>()
  readonly #lists = new Map<string, readonly string[]>()

  internString = (text: string): string => {
    if (text.length > MAX_STRING_LENGTH) return text
    const interned = this.#strings.get(text)
    if (interned !== undefined) return interned
    if (this.#strings.size < MAX_POOL_SIZE) this.#strings.set(text, text)
    return text
  }

  internList = (texts: readonly string[]): readonly string[] => {
    const key = texts.join('\n')
    const interned = this.#lists.get(key)
    if (interned) return interned
    if (this.#lists.size < MAX_POOL_SIZE) this.#lists.set(key, texts)
    return texts
  }
}
