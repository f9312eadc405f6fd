import fc from 'fast-check'

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
/** What endpoints read. */
const ENDPOINT_FIELDS = [
  ...['collection', 'type', 'date', 'timeZone', 'days', 'link', 'into', 'turn', 'file', 'names'],
  ...['parent', 'images', 'articles', 'gallery', 'groups', 'token', 'code', 'user', 'sid', 'alt'],
  ...['filter', 'where', 'view', 'blocks', 'name', 'plan', 'mapping', 'columns', 'force', 'at'],
]
/** Values that some endpoint takes. */
const VALID = [
  ...['articles', 'pages', 'media', 'publish', 'unpublish', '2030-01-01T00:00:00.000Z', 'UTC'],
  ...[
    'left',
    'right',
    'half',
    90,
    2,
    2 ** 31,
    1e15,
    [1],
    [1, 'x'],
    ['a'],
    [1.5],
    ['x'.repeat(300)],
  ],
]
const JSON_TYPE = 'application/json'
const text = fc.constantFrom(...TEXTS)
const value = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(0, -1, 1.5, 1e300, true, null, [], {}, [[]], [null], [{}], { id: 1 }),
)
const fields = fc.dictionary(
  fc.constantFrom(...FIELDS, ...ENDPOINT_FIELDS),
  fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: fc.constantFrom(...VALID) }),
  { maxKeys: 5 },
)
const json = fc
  .oneof({ weight: 6, arbitrary: fields }, { weight: 1, arbitrary: value })
  .map((sent) => ({ body: JSON.stringify(sent) ?? '', type: JSON_TYPE }))
/** A form whose file or fields are wrong, or whose boundary or end is missing. */
const form = fc
  .record({
    payload: fc.oneof(
      fields.map((sent) => JSON.stringify(sent)),
      text,
    ),
    name: fc.constantFrom('file', '_payload', 'x', '', '__proto__'),
    filename: text,
    type: fc.constantFrom('image/jpeg', 'video/mp4', 'text/html', 'x', ''),
    content: fc.oneof(text, fc.constantFrom('GIF89a', '\u0089PNG\r\n', '<svg/>', '%PDF-')),
    boundary: fc.constantFrom('b', 'b', 'b', 'other', ''),
    end: fc.constantFrom('--b--\r\n', '--b--\r\n', '--b', ''),
  })
  .map(({ payload, name, filename, type, content, boundary, end }) => ({
    body: [
      `--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${payload}`,
      `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n${content}`,
      end,
    ].join('\r\n'),
    type: `multipart/form-data; boundary=${boundary}`,
  }))
const raw = fc.record({
  body: text,
  type: fc.constantFrom(
    'application/x-www-form-urlencoded',
    'text/plain',
    'image/tiff',
    'x/y;;',
    '',
  ),
})
const body = fc.oneof(
  { weight: 6, arbitrary: json },
  { weight: 2, arbitrary: form },
  { weight: 1, arbitrary: raw },
)
const oddHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        ...['x-payload-http-method-override', 'if-match', 'if-none-match', 'range', 'accept'],
        ...['accept-language', 'idempotency-key', 'content-encoding', 'content-length', 'origin'],
        ...['x-forwarded-for', 'x-forwarded-host', 'cookie', 'host', 'referer', 'user-agent'],
      ),
      fc.constantFrom(
        ...['', 'x', '-1', '0', 'GET', 'DELETE', '*', '"x"', 'null', 'a'.repeat(5000), 'bytes=9-1'],
        ...['2026-13-45', '2026-11-22T00:00:00Z', 'de-XX;q=9', 'payload-token=x', 'gzip', '::1'],
      ),
      { maxKeys: 2 },
    ),
  },
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
/** Stands for the id of an import. */
export const IMPORT = 'IMPORT'
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
  '1.5',
  '%2e%2e%2fx',
  '%ff',
  // Of an import that is receiving files.
  IMPORT,
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
      ...['/refused-publications', '/refused-publications/x/cancel', '/gallery-preview'],
      ...['/preview-links', '/reorder', '/demo', '/audit-log/export', '/users/setup', '/ready'],
      ...['/media/folder', '/media/filter', '/media/gallery-plan', '/media/gallery', '/media/tiff'],
      ...['/media/articles-plan', '/media/articles', '/media/articles-undo', '/media/retry-failed'],
      ...['/preview-tokens', '/preview/links', '/preview/links/revoke', '/internal/preview'],
      ...['/internal/preview/check', '/imports', '/exports/works', '/undo/last'],
      ...['/users/forgot-password', '/users/reset-password', '/users/first-register'],
      ...['/users/login', '/users/second-factor/recovery-codes', '/media/variant/x.webp'],
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          ...['/media/ID/uses', '/media/ID/tiles', '/media/ID/description', '/media/ID/rotate'],
          ...['/media/ID/previous-file', '/media/variant/ID', '/terms/ID/uses', '/terms/ID/merge'],
          ...['/undo/ID', '/refused-publications/ID/cancel', '/articles/versions/ID'],
          ...['/media/versions/ID', '/globals/site/versions/ID', '/globals/menu/versions/ID'],
          ...['/users/ID/password-link', '/users/ID/second-factor', '/media/file/ID'],
          ...['/users/ID/second-factor/reset', '/videos/ID', '/imports/ID', '/imports/ID/files'],
          ...['/imports/ID/inspect', '/imports/ID/sample', '/imports/ID/try', '/imports/ID/start'],
          ...['/imports/ID/pause', '/imports/ID/resume', '/imports/ID/undo', '/imports/ID/report'],
          ...['/imports/ID/samples/ID', '/articles/ID/duplicate', '/pages/access/ID'],
        ),
        id,
      )
      .map(([route, of]) => route.replaceAll('ID', of)),
  },
)
/** A request of a signed-in person with wrong types, ids, queries, forms or headers. */
export const wrongRequest = fc.record({
  method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE'),
  path,
  query,
  body,
  odd: oddHeaders,
  role: fc.constantFrom('admin' as const, 'editor' as const, 'author' as const),
})
