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

/** The same attacks in at most 60 characters, as many as the shortest field has. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  '<svg><a xlink:href="javascript:attacked()"><text>Words</text></a></svg>':
    '<svg><a xlink:href="javascript:attacked()"><text>x</svg>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=attacked()></annotation-xml></math>':
    '<annotation-xml encoding=text/html><svg onload=attacked()>',
  '<noscript><p title="</noscript><img src=x onerror=attacked()>"></noscript>':
    '<noscript><p title="</noscript><svg onload=attacked()>">',
  '<img srcset="https://evil.example/a.png 1x" src="//evil.example/a.png">':
    '<img srcset="//evil.example/a 1x" src="//evil.example/a">',
  '<details open ontoggle=attacked()><summary>Words</summary>More</details>':
    '<details open ontoggle=attacked()><summary>x</details>',
  '<video onloadstart=attacked() src=x><source onerror=attacked() src=y></video>':
    '<video onloadstart=attacked()><source onerror=attacked()>',
  '<a href="data:text/html,<script>attacked()</script>">Words</a>':
    '<a href="data:text/html,<script>attacked()</script>">x</a>',
  '<object data="javascript:attacked()"></object><embed src="javascript:attacked()">':
    '<object data="javascript:attacked()"></object>',
  '<form action="javascript:attacked()"><button formaction="javascript:attacked()">Words</button></form>':
    '<form><button formaction="javascript:attacked()">x</button>',
  '<meta http-equiv="refresh" content="0;url=javascript:attacked()">':
    '<meta http-equiv=refresh content=;url=javascript:attacked()>',
  '<span class="hasTooltip" title="&lt;script&gt;attacked()&lt;/script&gt;">Words</span>':
    '<p class=hasTooltip title="&lt;script&gt;attacked()">x</p>',
  '<span class="hasTooltip" title="&lt;img src=x onerror=attacked()&gt;">Words</span>':
    '<p class=hasTooltip title="&lt;svg onload=attacked()&gt;">x',
  '<span class="hasTooltip" title="&lt;a href=&quot;javascript:attacked()&quot;&gt;More&lt;/a&gt;">Words</span>':
    '<p class=hasTooltip title=&lt;a/href=javascript:attacked()>',
  '<a class="hasTooltip" href="javascript:attacked()" title="Safe">Words</a>':
    '<a class=hasTooltip href=javascript:attacked() title=x>x</a>',
  '<img class="caption" src=x onerror=attacked() title="<script>attacked()</script>">':
    '<img class=caption src=x onerror=attacked() title=<script>>',
  '<textarea></textarea><img src=x onerror=attacked()></textarea>':
    '<textarea></textarea><img src=x onerror=attacked()>',
  '<a href="https://evil.example/" ping="https://evil.example/p" rel="opener" target="_blank">Words</a>':
    '<a href=//evil.example ping=//evil.example rel=opener>x</a>',
}

/**
 * A vector whole, or its short form.
 * @param limit of the field, characters
 * @throws if the field has no room for either
 */
export function vectorOf(vector: string, limit: number): string {
  const form = vector.length <= limit ? vector : SHORT_FORMS[vector]
  if (form === undefined || form.length > limit)
    throw new Error(`There is no form of ${vector} with at most ${limit} characters. Add one.`)
  return form
}

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
