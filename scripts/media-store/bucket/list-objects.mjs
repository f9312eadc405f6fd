// @ts-check
import { MediaUnavailable } from '../media-unavailable.mjs'

/**
 * All objects whose key starts with a prefix, a page of at most 1,000 at a time.
 * @param {import('./s3-client.mjs').S3Client} client
 * @param {string} prefix
 * @returns {AsyncGenerator<import('../media-store.mjs').StoredFile>} name: the key without the prefix
 */
export async function* listObjects(client, prefix) {
  let token = ''
  do {
    const query = {
      ...{ 'list-type': '2', 'encoding-type': 'url', prefix },
      ...(token && { 'continuation-token': token }),
    }
    const response = await client.send('GET', '', { query })
    if (!response.ok) throw new MediaUnavailable('The bucket does not exist.')
    const text = await response.text()
    for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs))
      yield {
        name: decodeURIComponent(valueOf(entry, 'Key')).slice(prefix.length),
        size: Number(valueOf(entry, 'Size')),
        modified: Date.parse(valueOf(entry, 'LastModified')),
      }
    token = valueOf(text, 'NextContinuationToken')
  } while (token)
}

/** Keys are encoded, and the other values have no entities but those of a token. @param {string} xml @param {string} name */
const valueOf = (xml, name) =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '').replaceAll('&amp;', '&')
