import type { Page } from '@playwright/test'
import { ATTACKS } from '../../../scripts/import/testing/html-attacks.mjs'

/** Titles that end what is around them. */
export const TITLE_VECTORS: readonly string[] = [
  '"><img src=x onerror=attacked()>',
  "'><svg onload=attacked()>",
  '</title><script>attacked()</script>',
  '</script><script>attacked()</script>',
  '{{constructor.constructor("attacked()")()}}',
  '${attacked()}',
  '" autofocus onfocus=attacked() x="',
]

/** Each calls `attacked()` or requests another site if the browser takes it for markup or code. */
export const VECTORS: readonly string[] = [...TITLE_VECTORS, ...ATTACKS]

/** The URLs that links may have. */
export const SAFE_URL = /^(https?:\/\/|mailto:|tel:|\/(?![/\\\t])|#|\?)/

/** Elements and attributes that markup of the vectors would make. */
export const ACTIVE =
  '[onerror],[onload],[onfocus],[onmouseover],[onclick],[ontoggle],iframe,object,embed,xmp,plaintext'

/** Calls of `attacked()`, requests to the attacker's site, page errors and violations of the Content-Security-Policy. */
export async function watchViolations(page: Page): Promise<() => readonly string[]> {
  const violations: string[] = []
  await page.exposeFunction('attacked', () => violations.push('attacked() was called.'))
  page.on('pageerror', ({ message }) => violations.push(message))
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example') violations.push(request.url())
  })
  return () => violations
}
