import type { ServerResponse } from 'node:http'

/** Of every response below `/preview/`: a flat list of names and values. */
export const PREVIEW_HEADERS: readonly string[] = [
  ...['Cache-Control', 'no-store'],
  ...['Referrer-Policy', 'no-referrer'],
  ...['X-Robots-Tag', 'noindex, nofollow'],
  ...['X-Content-Type-Options', 'nosniff'],
  ...['Content-Security-Policy', "default-src 'none'; frame-ancestors 'self'"],
]

/** Header that tells the public process that a token is not valid, or no longer. */
export const PREVIEW_ENDED = 'x-preview-ended'

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(`${text}\n`)
}
