/** A script of the site's owner that waits for consent. */
interface PendingScript {
  readonly name: string
  readonly src: string
}

/** Parses the `data-scripts` attribute of the consent slot. */
export function parsePendingScripts(json: string | undefined): readonly PendingScript[] {
  const parsed: unknown = JSON.parse(json ?? '[]')
  return Array.isArray(parsed) ? parsed.filter(isPendingScript) : []
}

const isPendingScript = (value: unknown): value is PendingScript =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'src' in value &&
  typeof value.name === 'string' &&
  typeof value.src === 'string'
