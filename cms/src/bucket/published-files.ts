import path from 'node:path'
import type { Publication } from '@tessera/content'
import type { Payload } from 'payload'
import { z } from 'zod'

/** Names of published files by their folder. */
export interface PublishedFiles {
  readonly variants: readonly string[]
  readonly videos: readonly string[]
}

/** Rows per query. */
const PAGE = 500

const files = z.object({ path: z.string() })
const mediaBody = z.object({ variants: z.array(files) })
const nameOf = (file: z.infer<typeof files>) => path.basename(file.path)

/** The files that a publication names: the sizes of an image, or a video. */
export function filesOf({ kind, body }: Pick<Publication, 'kind' | 'body'>): PublishedFiles {
  const isPublished = body !== null
  return {
    variants: isPublished && kind === 'media' ? mediaBody.parse(body).variants.map(nameOf) : [],
    videos: isPublished && kind === 'video' ? [nameOf(files.parse(body))] : [],
  }
}

/** Names of all files that a published image or video names. */
export async function findPublishedFiles({ db }: Pick<Payload, 'db'>): Promise<PublishedFiles> {
  const variants = new Set<string>()
  const videos = new Set<string>()
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await db.find<Publication & { id: number }>({
      ...{ collection: 'publications', page, limit: PAGE, sort: 'id', joins: {} },
      where: { kind: { in: ['media', 'video'] } },
    })
    for (const { kind, body = null } of docs) {
      const found = filesOf({ kind, body })
      for (const name of found.variants) variants.add(name)
      for (const name of found.videos) videos.add(name)
    }
    if (!hasNextPage) return { variants: [...variants], videos: [...videos] }
  }
}
