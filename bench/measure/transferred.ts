import { request } from 'node:http'

export interface Transferred {
  readonly status: number
  /** Bytes of the body as they crossed the line. */
  readonly bytes: number
  readonly body: Buffer
}

/** One GET, not decoded. */
export function transferred(url: string, encoding: string): Promise<Transferred> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, bytes: body.length, body })
      })
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}
