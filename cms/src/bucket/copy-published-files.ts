import type { Publication } from '@tessera/content'
import type { Payload } from 'payload'
import { filesOf } from './published-files'
import type { MediaBucket } from './media-bucket'

/** The bucket that the config was built with. The config, because Next.js loads modules more than once. */
export const bucketOf = ({ config }: Pick<Payload, 'config'>): MediaBucket | null =>
  config.custom?.['mediaBucket'] ?? null

/**
 * Copies the files of a document to the bucket before it is published, so that no site shows it without them. Those of a
 * withdrawn document leave the public folders soon.
 */
export async function copyPublishedFiles(
  payload: Pick<Payload, 'config'>,
  { kind, body }: Publication,
): Promise<void> {
  const bucket = bucketOf(payload)
  if (bucket === null) return
  if (body === null && (kind === 'media' || kind === 'video')) bucket.noteWithdrawal()
  const { variants, videos } = filesOf({ kind, body })
  await bucket.publish('variants', variants)
  await bucket.publish('videos', videos)
}
