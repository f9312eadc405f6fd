/** Flat list of names and values, as node's `writeHead` takes it. */
export function securityHeaders(siteUrl: string): readonly string[] {
  return [
    'Content-Security-Policy',
    CONTENT_SECURITY_POLICY,
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

/** No inline script, ever. Style attributes carry the tiles' spans; style elements do not exist. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src-elem 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')
