/** An image or a video that a document shows. It is published while any live document uses it. */
export interface Use {
  readonly kind: 'media' | 'video'
  readonly key: string
}

/** The `uses` column for these ids: `media:12 media:40 video:3 `, sorted, without duplicates. */
export function formatUses(media: Iterable<string>, videos: Iterable<string> = []): string {
  const tokens = [
    ...[...media].map((key) => formatUse({ kind: 'media', key })),
    ...[...videos].map((key) => formatUse({ kind: 'video', key })),
  ]
  return [...new Set(tokens)].sort().join('')
}

export const parseUses = (uses: string): readonly Use[] =>
  uses.split(' ').flatMap((token): Use[] => {
    const [, kind, key = ''] = /^(media|video):(.+)$/.exec(token) ?? []
    return kind === 'media' || kind === 'video' ? [{ kind, key }] : []
  })

/** One token. The trailing space keeps a search for `media:1 ` from matching `media:12 `. */
export const formatUse = ({ kind, key }: Use): string => `${kind}:${key} `
