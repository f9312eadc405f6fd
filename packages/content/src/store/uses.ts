/** An image or a video that a document shows: published while something published shows it. */
export interface Use {
  readonly kind: 'media' | 'video'
  readonly key: string
}

/** The `uses` column for these ids: `video:3 media:12 media:40 `, sorted, each once. */
export function writeUses(media: Iterable<string>, videos: Iterable<string> = []): string {
  const tokens = [
    ...[...media].map((key) => tokenOf({ kind: 'media', key })),
    ...[...videos].map((key) => tokenOf({ kind: 'video', key })),
  ]
  return [...new Set(tokens)].sort().join('')
}

/** What a `uses` column names. */
export const readUses = (uses: string): readonly Use[] =>
  uses.split(' ').flatMap((token): Use[] => {
    const [, kind, key = ''] = /^(media|video):(.+)$/.exec(token) ?? []
    return kind === 'media' || kind === 'video' ? [{ kind, key }] : []
  })

/** The trailing space keeps `media:1 ` from being found in `media:12 `. */
export const tokenOf = ({ kind, key }: Use): string => `${kind}:${key} `
