import type { ServerResponse } from 'node:http'

/** Flat list of names and values, as node's `writeHead` takes it. */
export function securityHeaders(siteUrl: string, policy: string): readonly string[] {
  return [
    'Content-Security-Policy',
    policy,
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    // Only a site that is reached by https may promise to stay there.
    ...(siteUrl.startsWith('https:')
      ? ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']
      : []),
  ]
}

/**
 * No inline script, ever. Style attributes carry the tiles' spans; style elements do not exist.
 *
 * @param frameHosts whose pages and players the lightbox may show: all others stay out, whatever a link says
 */
export const contentSecurityPolicy = (frameHosts: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    `frame-src ${frameHosts.map((host) => `https://${host}`).join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** What Payload's admin bears: Next writes inline scripts and styles without a nonce. Nothing comes from elsewhere. */
export const EDITOR_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** Sets a flat list on an answer that has not begun. */
export function setHeaders(response: ServerResponse, headers: readonly string[]): void {
  for (let i = 0; i < headers.length; i += 2)
    response.setHeader(headers[i] ?? '', headers[i + 1] ?? '')
}
