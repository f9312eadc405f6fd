export interface Fact {
  readonly label: string
  readonly value: string
}

/** Parses one `Label: value` per line. Empty lines are ignored; a value may contain colons. */
export function parseFacts(text: string | null | undefined): readonly Fact[] {
  return factLines(text).flatMap((line) => parseFact(line) ?? [])
}

/** @returns true, or an error message with the first invalid line */
export function validateFacts(text: string | null | undefined): true | string {
  const invalid = factLines(text).find((line) => !parseFact(line))
  return invalid === undefined
    ? true
    : `"${invalid}" is not a fact. Write one "Label: value" per line, such as "Medium: Oil on canvas".`
}

export function serializeFacts(facts: readonly Fact[]): string {
  return facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
}

function factLines(text: string | null | undefined): readonly string[] {
  return (text ?? '').split('\n').flatMap((line) => line.trim() || [])
}

function parseFact(line: string): Fact | null {
  const colon = line.indexOf(':')
  const label = line.slice(0, colon).trim()
  const value = line.slice(colon + 1).trim()
  return colon > 0 && label && value ? { label, value } : null
}
