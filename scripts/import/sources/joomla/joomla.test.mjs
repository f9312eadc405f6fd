import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { readArticles } from '../../read-articles.mjs'
import { sampleSource, tryImport } from '../../try-import.mjs'
import { detectSource } from '../detect-source.mjs'
import { openJoomla } from './open-joomla.mjs'
import { readSql } from './read-sql.mjs'
import { createDump, SITE } from './testing/create-dump.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tessera-joomla-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0
/** @param {string | Buffer} content */
function write(content) {
  const path = join(folder, `studio${++count}.sql`)
  writeFileSync(path, content)
  return path
}

/** @param {string} path */
async function rowsOf(path, table = 't') {
  const rows = []
  for await (const { values } of readSql(path, (name) => name === table)) rows.push(values)
  return rows
}

test('reads articles with terms, custom fields, authors, images and states', async () => {
  const path = write(gzipSync(createDump(SITE)))
  expect(await detectSource(path)).toEqual({ kind: 'joomla', label: 'a database dump of Joomla' })
  const { mapping } = await sampleSource(path)
  /** @type {object[]} */
  const rejected = []
  const articles = []
  const onReject = (/** @type {object} */ row) => void rejected.push(row)
  for await (const line of readArticles({ file: path, mapping, onReject })) articles.push(line)
  expect(articles[0]).toMatchObject({
    key: '1',
    article: {
      ...{ title: 'Low tide', slug: 'low-tide', author: 'Ada Holm', status: 'published' },
      date: '2014-03-02T09:00:00.000Z',
      images: [{ src: 'images/tide.jpg', alt: 'Mud' }],
      body: [
        {
          children: [
            { text: "It's " },
            { type: 'link', to: { href: '/articles/pier' } },
            { text: '.' },
          ],
        },
        { children: [{ text: 'More "text" \\ here' }] },
      ],
      facts: [{ label: 'Medium', value: 'Etching' }],
    },
    losses: [{ field: 'hits', value: '12' }],
  })
  const terms = articles[0]?.article.terms?.map(({ group, slug }) => `${group.slug} ${slug}`)
  expect(terms?.slice(0, 2)).toEqual(['category prints', 'tags sea'])
  expect(articles[1]?.article).toMatchObject({ title: 'Pier', status: 'draft' })
  expect(rejected).toMatchObject([{ reason: 'It has the state -2, such as trash.' }])
})

test('follows the aliases of a menu, also into other menus', async () => {
  const alias = (/** @type {number} */ id, /** @type {string} */ to) => ({
    ...{ id, menutype: 'mainmenu', title: `To ${to}`, alias: '', path: '', type: 'alias' },
    ...{ link: 'index.php?Itemid=', params: JSON.stringify({ aliasoptions: to }) },
    ...{ published: 1, parent_id: 1, lft: id, home: 0, client_id: 0 },
  })
  const items = SITE['jos_menu']?.map((item) => ({ ...item, params: '' })) ?? []
  const other = { ...items[3], id: 110, menutype: 'other', parent_id: 1 }
  const menu = [...items, other, alias(111, '110'), alias(112, '102'), alias(113, '112')]
  const website = await openJoomla(write(createDump({ ...SITE, jos_menu: menu })))
  expect(website.menu.slice(-2)).toMatchObject([
    { label: 'To 110', target: { kind: 'article', key: '1' } },
    { label: 'To 102', target: { kind: 'page', key: 'menu 102' } },
  ])
  // An alias of an alias leads nowhere in Joomla, too.
  expect(website.losses).toContainEqual(
    expect.objectContaining({ value: 'To 112', reason: 'leads to something that is not imported' }),
  )
})

test('makes galleries of walls and lists, a menu and redirects', async () => {
  const path = write(createDump(SITE))
  const { mapping } = await sampleSource(path)
  const trial = await tryImport(path, mapping)
  expect(trial).toMatchObject({ articles: 2, pages: 3, menuLinks: 3, rejected: 1 })
  expect(trial.losses.map(({ field, reason }) => `${field} ${reason}`)).toEqual(
    expect.arrayContaining([
      'Minitek Wall: mas_border_radius is an option that galleries do not have',
      'Minitek Wall: source is a source that is not imported: its gallery shows articles',
      'menu is in another menu: the site has one menu',
      'menu leads to something that is not imported',
    ]),
  )
  const website = await openJoomla(path)
  const pages = []
  for await (const page of website.pages()) pages.push(page)
  expect(pages).toMatchObject([
    {
      ...{ key: 'wall 1', slug: 'home', status: 'published', title: 'The wall' },
      segments: [
        '<p>Above.</p>',
        {
          ...{ layout: 'mosaic', pattern: '16r', order: 'title', hoverBox: 'slide-top' },
          terms: [{ group: 'category', slug: 'prints' }],
          groups: [{ slug: 'category', form: 'dropdown', multiple: false }],
          paging: { kind: 'more', size: 16 },
          textPosition: { big: 'left', wide: 'cover' },
          lightbox: { captions: false },
        },
      ],
    },
    { key: 'wall 2', slug: 'rows', status: 'draft', segments: [{ layout: 'masonry' }] },
    {
      ...{ key: 'menu 102', slug: 'works', path: '/works' },
      segments: [{ terms: [{ slug: 'works' }, { slug: 'prints' }] }],
    },
  ])
  expect(website.menu).toEqual([
    { label: 'Home', target: { kind: 'page', key: 'wall 1' }, links: [] },
    {
      ...{ label: 'Works', target: { kind: 'page', key: 'menu 102' } },
      links: [{ label: 'Tide', target: { kind: 'article', key: '1' }, links: [] }],
    },
  ])
  const addresses = []
  for await (const { key, from } of website.addresses()) if (key === '1') addresses.push(from)
  expect(addresses).toEqual(['/works/tide', '/works/prints/low-tide', '/works/8-prints/1-low-tide'])
})

/** testing/README.md says where it is from. */
const REAL_DUMP = fileURLToPath(new URL('testing/studio-dump.sql.gz', import.meta.url))

test('publishes of a dump by mysqldump what visitors of Joomla see', async () => {
  const { mapping } = await sampleSource(REAL_DUMP)
  const articles = []
  for await (const line of readArticles({ file: REAL_DUMP, mapping, onReject: () => {} }))
    articles.push(line)
  expect(articles.map(({ article }) => `${article.title}: ${article.status}`)).toEqual([
    ...['Low tide: published', 'Pier: published', 'For members: draft', 'Next year: draft'],
    ...['Over: draft', 'Behind a door: draft', 'Unfinished: draft', 'Archived: published'],
  ])
  const hidden = articles.flatMap(({ losses }) =>
    losses.filter(({ field }) => field === 'publication'),
  )
  expect(hidden.map(({ value, reason }) => `${value} ${reason}`)).toEqual([
    'access level 2 is not public: it is a draft',
    '2999-01-01 00:00:00 is the day on which it begins: it is a draft',
    '2017-01-01 00:00:00 is the day on which it ended: it is a draft',
    'Closed is an unpublished category: it is a draft',
  ])
  expect(articles[0]?.article).toMatchObject({
    images: [
      { src: 'images/tide.jpg', alt: 'Boats on the mud' },
      { src: 'images/pier.jpg', alt: 'The pier', caption: 'At noon' },
    ],
    body: [{}, { children: [{ text: 'More \\ "text", 𝄞 and 🎨.' }] }, {}],
  })
})

test('takes over what a widget of Minitek Wall selects, and lists only what somebody has chosen', async () => {
  const website = await openJoomla(REAL_DUMP)
  const pages = []
  for await (const page of website.pages()) pages.push(page)
  expect(pages).toMatchObject([
    {
      title: 'Works of the studio',
      segments: [
        '<p>Seen from the quay.</p>',
        {
          ...{ pattern: '5b', sizes: { gap: 12, rowHeight: 320 }, order: 'title' },
          terms: [{ slug: 'works' }, { slug: 'prints-plates' }, { slug: 'notes' }],
          ...{ excludedTerms: [], hoverBox: 'slide-bottom', paging: { kind: 'more', size: 9 } },
        },
      ],
    },
    {
      title: 'Without notes',
      segments: [
        {
          ...{ layout: 'masonry', sizes: { columns: 3 }, terms: [], order: 'oldest' },
          ...{ excludedTerms: [{ group: 'category', slug: 'notes' }] },
          ...{ hoverBox: 'none', paging: { kind: 'pages', size: 6 } },
        },
      ],
    },
    { title: 'Photographs', status: 'draft', segments: [{ layout: 'list', terms: [] }] },
    { title: 'Notes', path: '/notes' },
  ])
  const options = website.losses.filter(({ field }) => field.startsWith('Minitek'))
  expect(options.map(({ field, value }) => `${field.slice(14)} ${value}`)).toEqual([
    'mas_db_bg_big Works of the studio: #123456',
    'mas_layout_mode Without notes: fitRows',
    'mas_page_limit Without notes: 6',
    'joomla_offset Without notes: 2',
    'ja_show_front Without notes: only',
    'source Photographs: folder',
    'fold_folder Photographs: images/works',
  ])
})

test('has the menu with the most links if only the home page is in its own, without links for members', async () => {
  const { menu, losses } = await openJoomla(REAL_DUMP)
  expect(menu.map(({ label, links }) => [label, ...links.map(({ label }) => label)])).toEqual([
    ['Works', 'Low tide'],
    ['Notes'],
    ['Shop'],
  ])
  expect(losses).toContainEqual(
    expect.objectContaining({ field: 'menu', value: 'Members', reason: 'is not public' }),
  )
})

const text = fc.string({
  unit: fc.constantFrom(
    'a',
    "'",
    '"',
    '\\',
    ';',
    '(',
    ')',
    ',',
    '\n',
    '\r',
    '\0',
    '-',
    '#',
    '*',
    '/',
    'é',
    '\u001a',
  ),
})

test('reads back every text that a dump contains', async () => {
  const rows = fc.array(fc.record({ a: text, b: fc.option(text), c: fc.integer() }), {
    minLength: 1,
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const found = await rowsOf(write(createDump({ other: [{ x: "');" }], t: written })))
      expect(found).toEqual(written.map(({ a, b, c }) => ({ a, b: b ?? '', c: String(c) })))
    }),
    { numRuns: 100 },
  )
})

test('reads or refuses any text in a sentence', async () => {
  const parts = fc.constantFrom(
    'INSERT INTO `t` ',
    'VALUES ',
    '(',
    ')',
    ',',
    "'",
    '\\',
    ';',
    '1',
    'NULL',
    '--',
    '\n',
    '/*',
    '`',
    'CREATE TABLE t (',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(parts, { maxLength: 30 }), async (words) => {
      const error = await rowsOf(write(words.join(''))).catch((problem) => problem)
      if (error instanceof Error) expect(error.message).toContain('damaged or incomplete')
    }),
    { numRuns: 200 },
  )
})

test('reads other ways to write inserts', async () => {
  const sql = `SET NAMES utf8;
# phpMyAdmin
INSERT IGNORE INTO \`db\`.\`t\` (\`a\`, \`b\`) VALUES (1, 'it''s'), (0x6869, _utf8mb4'x') ON DUPLICATE KEY UPDATE a = ';';
replace into t (a,b) values (current_timestamp(), NULL);`
  expect(await rowsOf(write(sql))).toEqual([
    { a: '1', b: "it's" },
    { a: 'hi', b: 'x' },
    { a: 'current_timestamp', b: '' },
  ])
})

test.each([
  ['an incomplete row', createDump(SITE).split("'People'")[0] ?? '', 'is damaged or incomplete'],
  [
    'another database',
    createDump({ wp_posts: [{ id: 1 }] }),
    'a database dump (SQL), but not of Joomla',
  ],
])('refuses %s', async (_, content, reason) => {
  await expect(sampleSource(write(content))).rejects.toThrow(reason)
})
