import { request } from 'node:http'

export interface RawResponse {
  readonly status: number
  /** Size of the body as transferred. */
  readonly bytes: number
  readonly body: Buffer
}

/** Sends a GET request and returns the body without decoding it. */
export function fetchRaw(url: string, encoding: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, bytes: body.length, body })
      })
      response.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
