/** Strings that thousands of articles have in common, kept once. */
export class SharedStrings {
  readonly #strings = new Map<string, string>()
  readonly #lists = new Map<string, readonly string[]>()

  one = (text: string): string => {
    // Long texts are each article's own.
    if (text.length > 60) return text
    const known = this.#strings.get(text)
    if (known !== undefined) return known
    if (this.#strings.size < MOST) this.#strings.set(text, text)
    return text
  }

  list = (texts: readonly string[]): readonly string[] => {
    const name = texts.join('\n')
    const known = this.#lists.get(name)
    if (known) return known
    if (this.#lists.size < MOST) this.#lists.set(name, texts)
    return texts
  }
}

/** Beyond this they are not common. */
const MOST = 20_000
