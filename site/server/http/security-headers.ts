import type { ServerResponse } from 'node:http'

/** A flat list of names and values, as `writeHead` takes it. */
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
    // Browsers ignore the header on pages that were loaded over http.
    ...(siteUrl.startsWith('https:')
      ? ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']
      : []),
  ]
}

/**
 * The policy of pages. It allows no inline script and no style element; style attributes hold the spans of tiles.
 *
 * @param frameHosts hosts whose pages and players may be shown in frames
 * @param mediaOrigin of published images and videos, if it is another than the site's
 */
export const contentSecurityPolicy = (
  frameHosts: readonly string[],
  mediaOrigin: string | null = null,
): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", mediaOrigin].filter(Boolean).join(' '),
    ["media-src 'self'", mediaOrigin].filter(Boolean).join(' '),
    `frame-src ${frameHosts.map((host) => `https://${host}`).join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** The policy of Payload's admin: Next.js writes inline scripts and styles without a nonce. */
export const ADMIN_SECURITY_POLICY = [
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

/** @param headers flat list of names and values */
export function setHeaders(response: ServerResponse, headers: readonly string[]): void {
  for (let i = 0; i < headers.length; i += 2)
    response.setHeader(headers[i] ?? '', headers[i + 1] ?? '')
}
