/** Fields whose words tell rows apart, the most telling first. */
const TELLING = ['title', 'label', 'name', 'text', 'content'] as const

/** Characters: what stands in one line of a form. */
const LONGEST = 60

/** The first words an editor wrote in a row of a form, on one line; empty where there are none. */
export function titleOfRow(row: unknown): string {
  if (typeof row !== 'object' || !row) return ''
  const fields = new Map(Object.entries(row))
  for (const name of TELLING) {
    const words = wordsOf(fields.get(name)).replace(/\s+/g, ' ').trim()
    if (words) return shortened(words)
  }
  return ''
}

/** Of a plain field, or of rich text as the editor keeps it. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || !value) return ''
  if ('root' in value) return wordsOf(value.root)
  if ('text' in value && typeof value.text === 'string') return value.text
  if (!('children' in value) || !Array.isArray(value.children)) return ''
  const parts: readonly string[] = value.children.map(wordsOf)
  // Paragraphs stand apart; words of one do not.
  return 'type' in value && value.type === 'root' ? (parts.find(Boolean) ?? '') : parts.join('')
}

function shortened(words: string): string {
  const letters = [...words]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : words
}
