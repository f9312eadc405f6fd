import { Hono } from 'hono'
import type { Bindings } from '../http/bindings'

export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/**
 * Pages are fetched ahead when a visitor stays on their link or presses it: not the editor, not the machines' addresses, and
 * not views of galleries, of which every page links to hundreds.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...['/admin', '/admin/*', '/api/*', '/media/*', '/galleries/*', '/*\\?*=*'].map(
            (path) => ({
              not: { href_matches: path },
            }),
          ),
          { not: { selector_matches: '[download], [rel~=nofollow], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** A file instead of a script in the page, which the Content-Security-Policy would refuse. */
export const speculationRoutes = () =>
  new Hono<Bindings>().get(SPECULATION_RULES_PATH, (c) =>
    c.body(JSON.stringify(RULES), 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  )
