import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { chooseEncoding, compress } from '../http/content-encoding'

interface PreviewResponse {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Of the preview site. */
  readonly answer: Response
  /** Start of all paths of the preview site. */
  readonly from: string
  /** Replaces it: the path with the token. */
  readonly to: string
}

/** Headers that let others keep the response, and those that follow from the body that is sent. */
const DROPPED = new Set([
  ...['cache-control', 'etag', 'speculation-rules', 'referrer-policy', 'x-robots-tag'],
  ...['content-length', 'content-encoding', 'transfer-encoding', 'vary'],
])

/** Sends the response of a preview site with the paths of the token. */
export async function sendPreview(options: PreviewResponse): Promise<void> {
  const { request, response, answer, from, to } = options
  for (const [name, value] of answer.headers)
    if (!DROPPED.has(name)) response.setHeader(name, value.replaceAll(from, to))
  response.statusCode = answer.status
  if (request.method === 'HEAD' || answer.body === null) return void response.end()
  const type = answer.headers.get('content-type') ?? ''
  if (!/^text\/|json|xml/.test(type)) {
    const length = answer.headers.get('content-length')
    if (length !== null) response.setHeader('Content-Length', length)
    return pipeline(Readable.fromWeb(answer.body as ReadableStream), response)
  }
  const text = (await answer.text()).replaceAll(from, to)
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString())
  const body = await compress(Buffer.from(text), encoding)
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.length)
  response.end(body)
}
