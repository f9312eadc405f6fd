/** A filter group with what can be typed into its field. */
export interface TermField {
  readonly id: number
  readonly label: string
  /** Labels of its terms. */
  readonly terms: readonly string[]
}

/** Labels as an editor reads and types them. */
export const writeTerms = (labels: readonly string[]): string => labels.join(', ')

/**
 * Labels in a typed text, divided by commas. A known label may have commas of its own. Each is listed once; case does not
 * count.
 */
export function parseTerms(text: string, known: readonly string[]): readonly string[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const byName = new Map(known.map((label) => [fold(label), label]))
  const found = new Map<string, string>()
  for (let start = 0; start < names.length;) {
    let end = names.length
    while (end > start + 1 && !byName.has(fold(names.slice(start, end).join(', ')))) end--
    const label = names.slice(start, end).join(', ')
    if (!found.has(fold(label))) found.set(fold(label), byName.get(fold(label)) ?? label)
    start = end
  }
  return [...found.values()]
}

const fold = (label: string) => label.replace(/\s*,\s*/g, ', ').toLowerCase()
