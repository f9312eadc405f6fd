import fc from 'fast-check'
import { expect, test } from 'vitest'
import { send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

/** `npm run soak` sends 10,000. */
const REQUESTS = process.env['SOAK'] ? 10_000 : 300
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261122)

const cms = sharedCms()

const COLLECTIONS = [
  ...['articles', 'pages', 'media', 'videos', 'filter-groups', 'terms', 'patterns', 'redirects'],
  ...['users', 'audit-log', 'publications', 'preview-links', 'user-sessions', 'second-factors'],
  ...['payload-jobs', 'payload-preferences', 'payload-locked-documents', 'payload-folders', 'none'],
]
const GLOBALS = ['site', 'theme', 'menu', 'footer', 'sign-in', 'none']
const FIELDS = [
  ...[
    'title',
    'slug',
    'body',
    'terms',
    'cover',
    'layout',
    'group',
    'label',
    'alt',
    'email',
    'role',
  ],
  ...['name', 'id', 'updatedAt', 'createdAt', '_status', 'deletedAt', 'from', 'items', 'password'],
  ...['constructor', '__proto__', 'version.title', 'terms.label', 'sessions.id', 'secret', ''],
]
const OPERATORS = [
  ...['equals', 'not_equals', 'in', 'not_in', 'exists', 'greater_than', 'less_than', 'like', 'all'],
  ...['contains', 'near', 'within', 'intersects', 'none', 'constructor'],
]
const TEXTS = [
  ...['', 'x', '-1', '0', '1', '1e9', '99999999999999999999', 'NaN', 'null', 'true', '2026-13-45'],
  ...[
    "'",
    '"',
    ';--',
    '%00',
    '\u0000',
    '\ud800',
    '🙂',
    '../..',
    '{}',
    '[]',
    '[object Object]',
    '%',
  ],
  ...['a'.repeat(3000), '2026-11-22T00:00:00Z', 'en', 'xx', '*', 'all', '-title', 'title,-id'],
]
const text = fc.constantFrom(...TEXTS)
const value = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(0, -1, 1.5, 1e300, true, null, [], {}, [[]], [null], [{}], { id: 1 }),
)
const body = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 5 }) },
  { weight: 1, arbitrary: value },
)
const parameter = fc.oneof(
  fc
    .tuple(fc.constantFrom(...FIELDS), fc.constantFrom(...OPERATORS), text)
    .map(([field, operator, given]): [string, string] => [`where[${field}][${operator}]`, given]),
  fc.tuple(
    fc.constantFrom(
      ...['depth', 'limit', 'page', 'sort', 'locale', 'fallback-locale', 'draft', 'trash', 'where'],
      ...['select', 'select[title]', 'populate', 'joins', 'where[or]', 'where[and][0][id][equals]'],
      ...[
        'autosave',
        'pagination',
        'user',
        'select[a][b]',
        'joins[images][limit]',
        'publishSpecificLocale',
      ],
    ),
    text,
  ),
)
const query = fc
  .array(parameter, { maxLength: 3 })
  .map((parameters) => new URLSearchParams(parameters.map(([k, v]) => [k, v])))
const id = fc.constantFrom(
  '1',
  '2',
  '0',
  '-1',
  '9e99',
  'x',
  'null',
  '99999999999',
  '%00',
  'count',
  'versions',
)
const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...COLLECTIONS).map((slug) => `/${slug}`) },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom(...COLLECTIONS), id).map(([slug, of]) => `/${slug}/${of}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...COLLECTIONS),
        id,
        fc.constantFrom('versions', 'access', 'duplicate', 'uses'),
      )
      .map(([slug, of, last]) => `/${slug}/${last}/${of}`),
  },
  { weight: 1, arbitrary: fc.constantFrom(...GLOBALS).map((slug) => `/globals/${slug}`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...['/document-state', '/document-state/schedule', '/document-state/cancel', '/access'],
      ...['/users/sessions', '/users/sessions/end', '/users/invite', '/users/1/password-link'],
      ...['/users/second-factor/start', '/users/second-factor/confirm', '/users/x/second-factor'],
      ...['/users/second-factor/remove', '/users/unlock', '/users/me', '/users/refresh-token'],
      ...[
        '/refused-publications',
        '/gallery-preview',
        '/preview-links',
        '/reorder',
        '/media/1/uses',
      ],
    ),
  },
)
const request = fc.record({
  method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE'),
  path,
  query,
  body,
  role: fc.constantFrom('admin' as const, 'editor' as const, 'author' as const),
})

test(
  'answers every wrong request of a signed-in user with a sentence, never with 5xx',
  async () => {
    const headers = {
      admin: await signIn(cms, 'Ada', 'admin'),
      editor: await signIn(cms, 'Eve', 'editor'),
      author: await signIn(cms, 'Art', 'author'),
    }
    const faults: string[] = []
    let refused = 0
    for (const { method, path, query, body, role } of fc.sample(request, {
      ...{ seed: SEED, numRuns: REQUESTS },
    })) {
      const init = method === 'GET' ? {} : { body: JSON.stringify(body) ?? '' }
      const url = `${path}?${query}`
      // The sign-in of later requests must not end.
      if (path.startsWith('/users/') && method === 'DELETE') continue
      const response = await send(cms, url, { method, headers: headers[role], ...init })
      const answer = await response.text()
      if (response.status >= 400) refused += 1
      if (
        response.status >= 500 ||
        (response.status >= 400 && !/[a-z]{2} [a-z]|Not Found/i.test(answer))
      )
        faults.push(
          `${response.status} ${role} ${method} ${url} ${init.body ?? ''}\n  ${answer.slice(0, 300)}`,
        )
    }
    expect(faults).toEqual([])
    expect(refused).toBeGreaterThan(REQUESTS / 4)
  },
  60_000 + REQUESTS * 100,
)
