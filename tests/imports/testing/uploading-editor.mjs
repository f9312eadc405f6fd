// @ts-check
// A process that uploads images as the browser of an editor does, three at a time, with little work of its own: like a
// browser on another computer. Arguments: the site's origin, the editor's cookies, the files.
import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

const AT_A_TIME = 3

const [site = '', cookie = '', ...files] = process.argv.slice(2)

/** @param {string} file */
async function upload(file) {
  const boundary = randomUUID()
  const sent = request(new URL('/api/media?depth=0', site), {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...{ cookie, origin: site },
    },
  })
  /** @type {Promise<number>} */
  const answered = new Promise((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
  })
  const disposition = `content-disposition: form-data; name="file"; filename="${path.basename(file)}"`
  await pipeline(async function* () {
    yield `--${boundary}\r\n${disposition}\r\ncontent-type: image/jpeg\r\n\r\n`
    yield* createReadStream(file)
    // What follows the end of a JPEG makes another file of it.
    yield randomBytes(16)
    yield `\r\n--${boundary}--\r\n`
  }, sent)
  const status = await answered
  if (status !== 201) throw new Error(`The upload of ${file} was answered with ${status}.`)
}

const waiting = files.values()
const uploadNext = async () => {
  for (const file of waiting) await upload(file)
}
await Promise.all(Array.from({ length: AT_A_TIME }, uploadNext))
