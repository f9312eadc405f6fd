/** The `uses` column for these media ids: `media:12 media:40 `, sorted, each once. */
export function writeUses(media: Iterable<string>): string {
  return [...new Set(media)].sort().map(mediaToken).join('')
}

/** The media ids in a `uses` column. */
export function readUses(uses: string): readonly string[] {
  return uses
    .split(' ')
    .flatMap((token) => (token.startsWith(PREFIX) ? [token.slice(PREFIX.length)] : []))
}

/** The trailing space keeps `media:1 ` from being found in `media:12 `. */
export function mediaToken(media: string): string {
  return `${PREFIX}${media} `
}

const PREFIX = 'media:'
