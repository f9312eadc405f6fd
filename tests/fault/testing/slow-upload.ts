import { request } from 'node:http'

const BOUNDARY = 'slow-upload'

interface SlowUpload {
  /** Address of the collection, such as `http://localhost:3000/api/media`. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly name: string
  readonly content: Buffer
}

/** An upload over a slow line: sends the first half of the file, and the rest when it is told to. */
export async function startSlowUpload({ url, headers, name, content }: SlowUpload) {
  const head = [
    ...[`--${BOUNDARY}`, 'Content-Disposition: form-data; name="_payload"', '', '{"title":"Slow"}'],
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="file"; filename="${name}"`,
    ...['Content-Type: application/octet-stream', '', ''],
  ].join('\r\n')
  const tail = `\r\n--${BOUNDARY}--\r\n`
  const upload = request(url, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': head.length + content.length + tail.length,
    },
  })
  /** The status and the body of the answer; `error` is why there is none. */
  const answer = new Promise<{ status: number; body: string; error?: Error }>((resolve) => {
    upload.on('error', (error) => resolve({ status: 0, body: '', error }))
    upload.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      const end = () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() })
      response.on('end', end).on('error', end)
    })
  })
  const half = content.length >> 1
  upload.write(head)
  await new Promise((resolve) => upload.write(content.subarray(0, half), resolve))
  return {
    answer,
    finish: () => {
      upload.write(content.subarray(half))
      upload.end(tail)
      return answer
    },
  }
}
