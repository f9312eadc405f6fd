export interface Fact {
  readonly label: string
  readonly value: string
}

/** One `Label: value` a line; empty lines count for nothing. A value may hold colons. */
export function parseFacts(text: string | null | undefined): readonly Fact[] {
  return factLines(text).flatMap((line) => readFact(line) ?? [])
}

/** @returns true, or what is wrong with which line */
export function validateFacts(text: string | null | undefined): true | string {
  const wrong = factLines(text).find((line) => !readFact(line))
  return wrong === undefined
    ? true
    : `"${wrong}" is not a fact. Write one "Label: value" a line, such as "Medium: Oil on canvas".`
}

export function writeFacts(facts: readonly Fact[]): string {
  return facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
}

function factLines(text: string | null | undefined): readonly string[] {
  return (text ?? '').split('\n').flatMap((line) => line.trim() || [])
}

function readFact(line: string): Fact | null {
  const colon = line.indexOf(':')
  const label = line.slice(0, colon).trim()
  const value = line.slice(colon + 1).trim()
  return colon > 0 && label && value ? { label, value } : null
}
