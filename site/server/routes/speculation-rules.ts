import { Hono } from 'hono'
import type { Bindings } from '../http/bindings'

export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/** Not prefetched: the admin, APIs, files, and gallery views, of which each page links hundreds. */
const EXCLUDED = [
  '/admin',
  '/admin/*',
  '/api/*',
  '/media/*',
  '/galleries/*',
  '/preview/*',
  '/*\\?*=*',
]

/** `moderate`: browsers prefetch a page when the pointer rests on its link or is pressed. */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...EXCLUDED.map((path) => ({ not: { href_matches: path } })),
          { not: { selector_matches: '[download], [rel~=nofollow], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** A file, because the Content-Security-Policy allows no inline script. */
export const speculationRoutes = () =>
  new Hono<Bindings>().get(SPECULATION_RULES_PATH, (c) =>
    c.body(JSON.stringify(RULES), 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  )
