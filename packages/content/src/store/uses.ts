/** A picture or a film that a document shows: published while something published shows it. */
export interface Use {
  readonly kind: 'media' | 'film'
  readonly key: string
}

/** The `uses` column for these ids: `film:3 media:12 media:40 `, sorted, each once. */
export function writeUses(media: Iterable<string>, films: Iterable<string> = []): string {
  const tokens = [
    ...[...media].map((key) => tokenOf({ kind: 'media', key })),
    ...[...films].map((key) => tokenOf({ kind: 'film', key })),
  ]
  return [...new Set(tokens)].sort().join('')
}

/** What a `uses` column names. */
export const readUses = (uses: string): readonly Use[] =>
  uses.split(' ').flatMap((token): Use[] => {
    const [, kind, key = ''] = /^(media|film):(.+)$/.exec(token) ?? []
    return kind === 'media' || kind === 'film' ? [{ kind, key }] : []
  })

/** The trailing space keeps `media:1 ` from being found in `media:12 `. */
export const tokenOf = ({ kind, key }: Use): string => `${kind}:${key} `
