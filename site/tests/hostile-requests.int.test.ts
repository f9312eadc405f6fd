import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { METRICS_TOKEN, startSite, type RunningSite } from '../testing/running-site'
import { row } from '../testing/documents/test-documents'
import { ATOM, RSS, SITEMAP, validateXml } from '../testing/validate-xml'

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ languages: ['en', 'ar'] })
})
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { redirect: 'manual', headers })
const text = async (path: string) => (await get(path)).text()
/** Path of the data files of a front page's first gallery. */
const galleryFolder = async (front: string) =>
  /data-gallery-file="([^"]*\/)[\w-]+\.json/.exec(await text(front))?.[1] ?? ''

/** Sends a request line as it is. `fetch` and `http.request` would reject some of them. */
function send(target: string): Promise<{ readonly status: number; readonly head: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.origin)
    let response = ''
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 'latin1'),
    )
    socket.setEncoding('latin1').on('data', (bytes: string) => (response += bytes))
    socket.on('error', reject).on('close', () => {
      const [head = ''] = response.split('\r\n\r\n', 1)
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head })
    })
  })
}

describe('URLs', () => {
  test('bytes in a URL neither break a response nor add headers to it', async () => {
    for (const path of ['/', '/about/', '/search', `${await galleryFolder('/')}old.json`])
      for (const query of [
        '?q=\xff\xfe&x=\xe9',
        '?q=%0d%0aSet-Cookie:%20a=b&x=%00',
        '?q=%ff%fe%ed%a0%80',
        '?q=%F0%9F%8E%A8%E2%80%AE',
        '?\x0b\x7f=1',
        '?__proto__.x=1&constructor=2&work.__proto__=3&toString.page=4',
        `?q=${'%25'.repeat(1_200)}`,
      ]) {
        const { status, head } = await send(path + query)
        expect([200, 301, 302, 400], path + query).toContain(status)
        expect(head, path + query).not.toMatch(/^set-cookie/im)
      }
  })

  test.each([
    'GET http://evil.example/about',
    'GET //evil.example/about',
    'GET /\\evil.example',
    'GET /%5c%5cevil.example/',
    'GET /about/..%2f..%2f/evil.example/',
    'GET /.//evil.example/',
    'GET /about%0d%0aLocation:%20//evil.example',
  ])('%s does not redirect to another host', async (line) => {
    const { status, head } = await send(line.slice(4))
    expect(status).toBeLessThan(500)
    const location = /^location: (.*)$/im.exec(head)?.[1]?.trim()
    if (location) expect(new URL(location, site.origin).origin).toBe(site.origin)
  })

  test('names of properties that every object has are not found as documents', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      for (const path of [
        `/${name}`,
        `/articles/${name}`,
        `/galleries/${name}/${name}/view`,
        `/galleries/p1/${name}/old.json`,
        `/og-images/article/${name}/x.png`,
        `/og-images/${name}/a1/x.png`,
        `/feeds/${name}/rss.xml`,
        `/feeds/home/${name}`,
        `/sitemaps/${name}`,
        `/scripts/${name}`,
        `/assets/a.${name}`,
        `/${name}/about`,
      ])
        expect((await get(path)).status, path).toBe(404)
  })
})

test('responds to requests without a Host header', async () => {
  const { hostname, port } = new URL(site.origin)
  for (const path of ['/healthz', '/about', '/search?q=salt']) {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.0\r\n\r\n`),
    )
    const [begin] = await once(socket, 'data')
    expect(String(begin), path).toContain('HTTP/1.1 200 ')
    socket.destroy()
  }
})

test('closes the connection after a request with an unexpected body', async () => {
  const { hostname, port } = new URL(site.origin)
  for (const [line, status, header = ''] of [
    ['POST /', 405],
    ['GET /', 200],
    ['GET /', 200],
    ['GET /nothing', 404],
    ['POST /healthz', 405],
    ['GET /metrics', 404],
    ['GET /metrics', 200, `Authorization: Bearer ${METRICS_TOKEN}\r\n`],
  ] as const)
    for (const length of ['Content-Length: 1000', 'Transfer-Encoding: chunked']) {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`${line} HTTP/1.1\r\nHost: x\r\n${header}${length}\r\n\r\n5\r\nabc`),
      )
      const [begin] = await once(socket, 'data')
      expect(String(begin), line).toContain(`HTTP/1.1 ${status} `)
      await once(socket.resume(), 'close')
    }
})

describe('outdated data files of galleries', () => {
  test('are redirected once to the current file in the same folder', async () => {
    const folders = [await galleryFolder('/'), await galleryFolder('/ar'), '/search/results/']
    expect(folders.map((folder) => folder.split('/').length)).toEqual([5, 6, 4])
    for (const folder of folders)
      for (const file of ['old.json', '%6fld.json', 'a%2fb.json', '..%2f..%2fold.json', '%20.json'])
        for (const query of ['?q=salt', '?q=%0d%0aX-Evil:%201', `?q=${'a'.repeat(3_000)}`]) {
          const path = folder + file + query
          const moved = await get(path)
          const location = moved.headers.get('location') ?? ''
          expect(moved.status, path).toBe(302)
          expect(location, path).toMatch(/^[\w-]+\.json\?q=/)
          expect(moved.headers.get('cache-control')).toBe('no-store')
          const present = await get(folder + location)
          expect(present.status, path).toBe(200)
        }
  })

  test('are not mixed up between queries', async () => {
    const fileOf = async (query: string) =>
      (await get(`/search/results/x.json?q=${query}`)).headers.get('location')?.split('?')[0] ?? ''
    const salt = await fileOf('salt')
    expect(salt).toMatch(/\.json$/)
    const other = await get(`/search/results/${salt}?q=wave`)
    expect([other.status, other.headers.get('cache-control')]).toEqual([302, 'no-store'])
  })
})

describe('languages', () => {
  const langOf = async (path: string) => /<html[^>]* lang="([^"]*)"/.exec(await text(path))?.[1]

  test('pages are cached by language', async () => {
    // The second round comes from the cache.
    for (let round = 0; round < 2; round++)
      for (const [path, lang] of [
        ['/', 'en'],
        ['/ar', 'ar'],
        ['/search', 'en'],
        ['/ar/search', 'ar'],
        ['/search?q=x', 'en'],
        ['/ar/search?q=x', 'ar'],
        ['/nothing', 'en'],
        ['/ar/nothing', 'ar'],
      ] as const)
        expect(await langOf(path), path).toBe(lang)
  })

  test('paths that only resemble those of a language are not found', async () => {
    for (const path of [
      '/en',
      '/en/about',
      '/xx/about',
      '/AR',
      '/ar%2fabout',
      '/ar%2Fabout',
      '/ar//about',
      '/ar%00',
      '/ar/ar',
      '/ar/about',
      '/%61r/about',
      '/arabic',
    ])
      expect((await get(path)).status, path).toBe(404)
  })

  test('cookies and Accept-Language have no effect', async () => {
    const plain = await text('/')
    for (const [name, value] of [
      ['accept-language', 'ar'],
      ['cookie', 'payload-lng=ar; locale=ar'],
    ] as const)
      expect(await (await get('/', { [name]: value })).text()).toBe(plain)
    expect((await get('/')).headers.get('set-cookie')).toBeNull()
  })
})

describe('fragments', () => {
  test('need the exact value of their header, and shared caches do not mix them up with pages', async () => {
    const whole = await text('/articles/salt')
    for (const value of ['0', 'true', '1, 1', '1;', '01'])
      expect(await (await get('/articles/salt', { 'x-lightbox': value })).text(), value).toBe(whole)
    const fragment = await get('/articles/salt', { 'x-lightbox': '1' })
    expect(fragment.headers.get('vary')).toContain('X-Lightbox')
    expect(fragment.headers.get('cache-control')).toMatch(/private|no-store/)
    expect(await fragment.text()).not.toContain('<html')
    expect(await text('/articles/salt')).toBe(whole)
    expect((await get('/articles/salt')).headers.get('vary')).toContain('X-Lightbox')
  })

  test('have no URL of their own', async () => {
    for (const target of ['fragment /articles/salt', 'not found', 'fragment%20/articles/salt'])
      expect([0, 400, 404], target).toContain((await send(target)).status)
  })
})

describe('search', () => {
  test('responds to long words, many words and words of symbols', async () => {
    for (const words of [
      'a'.repeat(3_900),
      'ab '.repeat(1_200),
      '(a+)+$ [[[ \\ .*',
      '\u0301'.repeat(300),
      '\u200b\u200e\u202e',
      '%',
      '"\'<>&',
      '海'.repeat(300),
    ]) {
      const query = encodeURIComponent(words).slice(0, 4_000).replace(/%.?$/, '')
      for (const path of [`/search?q=${query}`, `/search/suggestions.json?q=${query}`])
        expect((await get(path)).status, words.slice(0, 10)).toBe(200)
    }
  })

  test('finds a document with a very long word, and all others', async () => {
    await site.publish(
      row('article', 'endless', '/articles/endless', {
        ...{ slug: 'endless', title: 'Endless', excerpt: null, author: null, date: null },
        ...{ cover: null, terms: [], facts: [], proportions: null },
        body: [{ type: 'paragraph', children: [{ type: 'text', text: 'qx'.repeat(250_000) }] }],
      }),
    )
    expect(await text('/search?q=qxqxqx')).toContain('/articles/endless')
    expect((await text('/search?q=qxqxqx')).length).toBeLessThan(100_000)
    expect(await text('/search?q=qxqxxq')).toContain('/articles/endless')
    expect(await text('/search?q=salt')).toContain('/articles/salt')
    await site.unpublish('article', 'endless')
  })
})

describe('titles', () => {
  const TITLES = {
    'of 10,000 letters': 'x'.repeat(10_000),
    'of 10,000 words': 'wave '.repeat(10_000),
    'of invisible characters': '\u200b\u2060\ufeff',
    'of a no-break space': '\u00a0',
    'that change the text direction': '\u202eevil\u202c',
    'of many accents on one letter': `a${'\u0301'.repeat(2_000)}`,
    'of emoji': '👩‍👩‍👧‍👦'.repeat(60),
    'truncated within a surrogate pair': `${'x'.repeat(179)}😀`,
    'with half a surrogate pair': 'x\ud83d',
    'with markup of Pango': '</span><span foreground="red">&amp;<![CDATA[',
    'of control characters': 'a\u0001\u0008\u001b[31m\u007f',
  } as const

  const cases = Object.entries(TITLES).map(([name, title], index) => ({
    name,
    title,
    key: `odd-${index}`,
    path: `/articles/odd-${index}`,
  }))

  beforeAll(() =>
    site.publish(
      ...cases.map(({ key, path, title }) =>
        row('article', key, path, {
          ...{ slug: key, title, excerpt: null, author: title, cover: null, facts: [], body: [] },
          ...{ date: '2026-01-01T00:00:00.000Z', terms: ['t-print'], proportions: null },
        }),
      ),
    ),
  )

  test.each(cases)('$name have a page, an Open Graph image and a headline', async ({ path }) => {
    expect((await get(path)).status).toBe(200)
    const html = await text(path)
    const src = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const image = await get(new URL(src).pathname)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await image.arrayBuffer()).byteLength).toBeLessThan(300_000)
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)['@graph'][0].headline.length).toBeLessThanOrEqual(110)
  })

  test.each([
    ['/feeds/home/rss.xml', RSS],
    ['/feeds/home/atom.xml', ATOM],
    ['/sitemaps/articles-1.xml', SITEMAP],
  ] as const)('are valid in %s', async (file, schema) => {
    const xml = await text(file)
    for (const { path, name } of cases) expect(xml, name).toMatch(new RegExp(`${path}["<]`))
    expect(await validateXml(xml, schema)).toEqual([])
  })

  test('are gone once they are unpublished', async () => {
    for (const { key, path } of cases) {
      await site.unpublish('article', key)
      expect((await get(path)).status).toBe(404)
    }
  })
})
