import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { readArticles } from '../../read-articles.mjs'
import { sampleSource, tryImport } from '../../try-import.mjs'
import { openWordPress } from './open-wordpress.mjs'
import { readWxr } from './read-wxr.mjs'
import { createWxr } from './testing/create-wxr.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tessera-wordpress-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'wp-content/uploads/2024/03'), { recursive: true })
writeFileSync(join(folder, 'wp-content/uploads/2024/03/tide.jpg'), 'jpeg')

let count = 0
/** @param {string | Buffer} content */
function write(content) {
  const path = join(folder, `${++count}.xml`)
  writeFileSync(path, content)
  return path
}

/** @param {string} path @param {object} [more] of the mapping */
async function articlesOf(path, more) {
  const sample = await sampleSource(path)
  const mapping = { ...sample.mapping, ...more }
  /** @type {object[]} */
  const rejected = []
  const articles = []
  const onReject = (/** @type {object} */ row) => void rejected.push(row)
  for await (const line of readArticles({ file: path, mapping, onReject })) articles.push(line)
  return { articles, rejected }
}

/** The text of a post with this content. @param {string} content @param {readonly import('./testing/create-wxr.mjs').WxrItem[]} [others] */
async function bodyOf(content, others = []) {
  const { articles } = await articlesOf(
    write(createWxr([...others, { id: '7', title: 'Tide', content }])),
  )
  return { body: articles[0]?.article.body, omissions: articles[0]?.omissions }
}
const paragraph = (/** @type {string} */ text) => ({
  type: 'paragraph',
  children: [{ type: 'text', text }],
})
const image = (
  /** @type {string} */ src,
  /** @type {string} */ alt,
  /** @type {string} */ caption,
) => ({
  ...{ type: 'image-reference', src, alt, caption },
})
const TIDE = '/wp-content/uploads/2024/03/tide.jpg'
const attachments = [
  {
    ...{ id: '3', type: 'attachment', status: 'inherit', title: 'DSC 0123', excerpt: 'Low tide' },
    file: 'https://old.example/wp-content/uploads/2024/03/tide.jpg',
    meta: { _wp_attached_file: '2024/03/tide.jpg', _wp_attachment_image_alt: 'Mud flats' },
    parent: '7',
  },
]

test('reads posts with their terms, authors, covers, dates and states', async () => {
  const path = write(
    createWxr([
      ...attachments,
      {
        ...{ id: '7', title: 'Tide &amp; time', slug: 'tide', excerpt: '<p>Short.</p>' },
        content: '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->',
        terms: [
          ['category', 'sea', 'Sea'],
          ['post_tag', 'mud', 'Mud'],
        ],
        meta: { _thumbnail_id: '3', _edit_last: '1', price: '12' },
      },
      { id: '8', title: 'Later', status: 'future', content: 'Soon' },
      { id: '9', title: 'Secret', password: 'x', content: 'Soon' },
      { id: '10', title: 'Old', status: 'trash' },
      { id: '', title: 'By hand', link: 'https://old.example/?p=19', content: 'Words' },
      { id: '11', title: 'Chair', type: 'portfolio', content: 'Oak' },
      { id: '12', title: '', content: 'The first words of a text without any title at all' },
    ]),
  )
  const { articles, rejected } = await articlesOf(path)
  expect(articles[0]).toMatchObject({
    key: '7',
    article: {
      ...{ title: 'Tide & time', slug: 'tide', excerpt: 'Short.', author: 'Ada Holm' },
      ...{ date: '2024-03-05T10:00:00.000Z', status: 'published' },
      images: [image(TIDE, 'Mud flats', 'Low tide')],
      body: [paragraph('One')],
      terms: [
        { group: { slug: 'category', label: 'Category' }, slug: 'sea', label: 'Sea' },
        { group: { slug: 'tag', label: 'Tag' }, slug: 'mud', label: 'Mud' },
        { group: { slug: 'collection' }, slug: 'harbour-press', label: 'Harbour Press' },
      ],
    },
    losses: [{ field: 'custom field.price', value: '12' }],
  })
  expect(articles.map(({ article }) => `${article.title} ${article.status}`)).toEqual([
    ...['Tide & time published', 'Later draft', 'Secret draft', 'By hand published'],
    ...['Chair published', 'The first words of a text without any published'],
  ])
  expect(articles.slice(1, 4).map(({ key, losses }) => [key, losses[0]?.reason])).toEqual([
    ['8', 'is the day on which it begins: it is a draft'],
    ['9', 'keeps visitors out: it is a draft'],
    ['https://old.example/?p=19', undefined],
  ])
  expect(articles[4]?.article.terms?.[0]).toMatchObject({ slug: 'portfolio' })
  expect(rejected).toEqual([
    { line: expect.any(Number), reason: 'It has the status "trash".', original: 'post 10 "Old"' },
  ])
})

test('makes drafts of everything where the mapping says so', async () => {
  const path = write(createWxr([{ id: '7', title: 'Tide' }]))
  const { articles } = await articlesOf(path, { status: 'draft' })
  expect(articles.map(({ article }) => article.status)).toEqual(['draft'])
})

test('reads the blocks of the block editor', async () => {
  const { body, omissions } = await bodyOf(
    [
      '<!-- wp:heading {"level":2} --><h2 class="wp-block-heading">Head</h2><!-- /wp:heading -->',
      '<!-- wp:group --><div class="wp-block-group"><!-- wp:list --><ul><!-- wp:list-item --><li>One</li><!-- /wp:list-item --></ul><!-- /wp:list --></div><!-- /wp:group -->',
      '<!-- wp:image {"id":3} --><figure class="wp-block-image"><img src="https://old.example/wp-content/uploads/2024/03/tide-300x200.jpg" alt="Flats" class="wp-image-3"/><figcaption>Low</figcaption></figure><!-- /wp:image -->',
      '<!-- wp:embed {"url":"https://www.youtube.com/watch?v=abcdefghijk","type":"video"} --><figure class="wp-block-embed"><div>https://www.youtube.com/watch?v=abcdefghijk</div></figure><!-- /wp:embed -->',
      '<!-- wp:block {"ref":20} /-->',
      '<!-- wp:latest-posts {"postsToShow":3} /-->',
      '<!-- wp:calendar /-->',
    ].join('\n'),
    [
      {
        id: '20',
        type: 'wp_block',
        content: '<!-- wp:paragraph --><p>Reused</p><!-- /wp:paragraph -->',
      },
    ],
  )
  expect(body).toMatchObject([
    { type: 'heading', level: 2 },
    { type: 'list', items: [{ children: [{ text: 'One' }] }] },
    image(TIDE, 'Flats', 'Low'),
    { type: 'video', source: { provider: 'youtube', id: 'abcdefghijk' } },
    paragraph('Reused'),
  ])
  expect(omissions).toEqual([
    'what WordPress fills in when it shows the blocks latest-posts, calendar',
  ])
})

test('reads the paragraphs, shortcodes and addresses of the classic editor', async () => {
  const { body, omissions } = await bodyOf(
    [
      'First line\nsecond line',
      '',
      '[caption id="a" width="300"]<a href="https://old.example/x.jpg"><img src="https://old.example/wp-content/uploads/2024/03/tide.jpg" alt="Flats" /></a> Low <em>tide</em>[/caption]',
      '',
      '[gallery ids="3"]',
      'https://vimeo.com/123456',
      '',
      'See <a href="https://old.example/2024/03/pier/">the pier</a> [sic] [[gallery]]',
      '[contact-form-7 id="1"][note kind="x"]Kept[/note]',
      '<pre>a\n\nb</pre>',
    ].join('\n'),
    attachments,
  )
  expect(body).toMatchObject([
    {
      type: 'paragraph',
      children: [{ text: 'First line' }, { type: 'break' }, { text: 'second line' }],
    },
    image(TIDE, 'Flats', 'Low tide'),
    image(TIDE, 'Mud flats', 'Low tide'),
    { type: 'video', source: { provider: 'vimeo', id: '123456' } },
    {
      children: [
        { text: 'See ' },
        { type: 'link', to: { href: '/2024/03/pier/' } },
        { text: ' [sic] [gallery]' },
        { type: 'break' },
        { text: 'Kept' },
      ],
    },
    { type: 'code', code: 'a\n\nb' },
  ])
  expect(omissions).toEqual([
    'the shortcode [contact-form-7]',
    'the shortcode [note] (its content is kept)',
  ])
})

test('reads pages with galleries, the menu and the old addresses', async () => {
  const gallery =
    '<!-- wp:heading --><h2>Sea</h2><!-- /wp:heading --><!-- wp:gallery --><figure class="wp-block-gallery"><!-- wp:image {"id":3} --><figure class="wp-block-image"><img src="https://old.example/wp-content/uploads/2024/03/tide-150x150.jpg" class="wp-image-3"/><figcaption>One</figcaption></figure><!-- /wp:image --></figure><!-- /wp:gallery --><p>After</p>'
  /** @type {[string, string, string][]} */
  const menu = [['nav_menu', 'main', 'Main']]
  const link = (
    /** @type {string} */ id,
    /** @type {Record<string, string>} */ meta,
    order = id,
  ) => ({
    ...{ id, type: 'nav_menu_item', order, terms: menu },
    meta: Object.fromEntries(
      Object.entries(meta).map(([key, value]) => [`_menu_item_${key}`, value]),
    ),
  })
  const path = write(
    createWxr([
      ...attachments,
      { id: '1', type: 'page', title: 'Home', slug: 'start', link: 'https://old.example/' },
      {
        ...{ id: '2', type: 'page', title: 'About', slug: 'about' },
        ...{ link: 'https://old.example/studio/about/', content: gallery },
      },
      { id: '7', title: 'Tide', link: 'https://old.example/2024/03/tide/' },
      link('31', { type: 'post_type', object_id: '2', menu_item_parent: '0' }),
      {
        ...link('30', { type: 'custom', url: 'https://old.example/shop/', menu_item_parent: '0' }),
        title: 'Shop',
      },
      link('32', { type: 'post_type', object_id: '7', menu_item_parent: '31' }),
      link('33', { type: 'taxonomy', object_id: '5', menu_item_parent: '0' }),
      { ...link('34', { type: 'taxonomy', object_id: '6', menu_item_parent: '0' }), title: 'Gone' },
    ]),
  )
  const { mapping } = await sampleSource(path)
  expect(await tryImport(path, mapping)).toMatchObject({
    ...{ articles: 1, pages: 2, menuLinks: 4, redirects: 2, rejected: 0 },
    images: { found: 1, missing: 0 },
    losses: [{ field: 'menu', reason: 'leads to something that is not imported', count: 1 }],
  })
  const website = await openWordPress(path)
  const pages = []
  for await (const page of website.pages()) pages.push(page)
  expect(pages).toMatchObject([
    { slug: 'home', path: '/', title: 'Home' },
    {
      ...{ slug: 'about', path: '/studio/about/' },
      segments: ['<h2>Sea</h2>', { images: [image(TIDE, 'Mud flats', 'One')] }, '<p>After</p>'],
    },
  ])
  expect(website.menu).toEqual([
    { label: 'Shop', target: { kind: 'url', url: '/shop/' }, links: [] },
    {
      ...{ label: 'About', target: { kind: 'page', key: '2' } },
      links: [{ label: 'Tide', target: { kind: 'article', key: '7' }, links: [] }],
    },
    { label: 'Sea', target: { kind: 'term', group: 'category', slug: 'sea' }, links: [] },
  ])
})

const LAUGHS = `<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>\n`
const post = { id: '7', title: 'Tide', content: 'Text' }
test.each([
  ['entities', createWxr([post], LAUGHS), 'has a document type'],
  [
    'an external entity',
    createWxr([post], '<!DOCTYPE rss SYSTEM "file:///etc/passwd">'),
    'document type',
  ],
  ['no end', createWxr([post]).slice(0, -40), 'damaged or incomplete'],
  ['a wrong nesting', createWxr([post]).replace('</item>', '</itm>'), 'damaged or incomplete'],
])('refuses an export with %s before anything is imported', async (_, content, reason) => {
  await expect(articlesOf(write(content))).rejects.toThrow(reason)
})

test('reads compressed exports, exports on one line and control characters', async () => {
  const wxr = createWxr([post, { ...post, id: '8', title: 'Pi\u0008er' }])
  for (const content of [gzipSync(wxr), wxr.replace(/\s*\n\s*/g, ' ')]) {
    const { articles } = await articlesOf(write(content))
    expect(articles.map(({ article }) => article.title)).toEqual(['Tide', 'Pier'])
    expect(new Set(articles.map(({ line }) => line)).size).toBe(2)
  }
})

test('keeps every text in any chunks', async () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '<', '&', ']', '>', '"', '\n', 'é', '[', '-'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 4 }), async (contents) => {
      const items = contents.map((content, index) => ({ id: String(index), content }))
      const found = []
      for await (const { name, texts } of readWxr(write(createWxr(items))))
        if (name === 'item') found.push(texts['content:encoded'])
      expect(found).toEqual(contents)
    }),
    { numRuns: 50 },
  )
})

test('is not filled by a block that repeats, a menu that loops and a text without end', async () => {
  const long = { id: '20', type: 'wp_block', content: `<p>${'a'.repeat(400_000)}</p>` }
  const { body } = await bodyOf('<!-- wp:block {"ref":20} /-->'.repeat(9_000), [long])
  expect(JSON.stringify(body).length).toBeLessThan(1_000_000)

  const loop = Array.from({ length: 40 }, () => ({
    ...{ id: '5', type: 'nav_menu_item' },
    meta: { _menu_item_type: 'custom', _menu_item_url: '/a', _menu_item_menu_item_parent: '5' },
  }))
  const first = {
    ...loop[0],
    id: '5',
    meta: { ...loop[0]?.meta, _menu_item_menu_item_parent: '0' },
  }
  const website = await openWordPress(write(createWxr([first, ...loop])))
  expect(website.menu[0]?.links).toHaveLength(12)

  const parts = `<x>${'a'.repeat(1_000_000)}</x>`.repeat(40)
  const endless = createWxr([post]).replace('<item>', `<item><y>${parts}</y>`)
  await expect(articlesOf(write(endless))).rejects.toThrow('more than 32 MB')
})

test('reads hostile texts in time that grows with their length', async () => {
  const parts = [
    '<a ',
    '<img ',
    '[a ',
    '[a="',
    '<!-- wp:a -->',
    '<!--',
    '<figcaption',
    '[',
    '\n ',
    ' ',
  ]
  for (const part of parts) {
    const content = part.repeat(Math.floor(200_000 / part.length))
    const startedAt = performance.now()
    await articlesOf(write(createWxr([{ ...post, content }])))
    expect(performance.now() - startedAt, part).toBeLessThan(15_000)
  }
}, 120_000)
