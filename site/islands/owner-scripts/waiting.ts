interface Waiting {
  readonly name: string
  readonly src: string
}

/** What the consent slot names. */
export function parseWaiting(json: string | undefined): readonly Waiting[] {
  const parsed: unknown = JSON.parse(json ?? '[]')
  return Array.isArray(parsed) ? parsed.filter(isWaiting) : []
}

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'src' in value &&
  typeof value.name === 'string' &&
  typeof value.src === 'string'
