import { expect, test } from '@playwright/test'
import { connectToCms } from '../e2e/product/running/cms-client'
import { paragraph, richText } from '../e2e/product/forms/rich-text'
import { sharedProduct } from '../e2e/product/running/shared-product'

const { site } = sharedProduct()
const cms = connectToCms()

const UNSAFE_URLS = [
  'javascript:attacked()',
  ' JaVaScRiPt:attacked()',
  'java\tscript:attacked()',
  'data:text/html,<script>attacked()</script>',
  'vbscript:attacked()',
  'blob:https://evil.example/1',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'https:evil.example',
  'https://evil.example/\r\nSet-Cookie: a=b',
] as const

const UNSAFE_VIDEO_URLS = [
  'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/#https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v="onload=attacked()',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ.evil',
  'https://vimeo.com/76979871"><script>attacked()</script>',
  'https://vimeo.com/76979871/"><script>attacked()</script>',
  'ftp://vimeo.com/76979871',
  '//evil.example/a.mp4',
  '/\\evil.example/a.mp4',
  '/videos/a.mp4?"onerror=attacked()',
  '/videos/a"onerror=attacked() .mp4',
  '/videos/a.svg',
] as const

/** The demo allows frames of www.openstreetmap.org only. */
const UNSAFE_FRAME_URLS = [
  'http://www.openstreetmap.org/export/embed.html',
  'https://www.openstreetmap.org@evil.example/',
  'https://evil.example@www.openstreetmap.org/',
  'https://www.openstreetmap.org.evil.example/',
  'https://www.openstreetmap.org:8443/',
  'https://evil.example/?https://www.openstreetmap.org/',
  'https://evil.example\\@www.openstreetmap.org/',
  '/contact',
] as const

const INVALID_HOSTS = [
  '*',
  '*.example.org',
  "'unsafe-inline'",
  'evil.example; script-src *',
  'evil.example, x',
  'http://evil.example',
  'evil.example:8443',
  'a@evil.example',
] as const

const publish = (...blocks: readonly object[]) =>
  cms.create('pages', { title: 'Attack', slug: 'attack-blocks', blocks, _status: 'published' })

/** The values that the CMS accepts; their pages are removed again. */
async function acceptedValues(values: readonly string[], toBlock: (value: string) => object) {
  const accepted: string[] = []
  for (const value of values) {
    const page = await publish(toBlock(value)).catch((error: Error) => {
      expect(error.message, value).toMatch(/answered 400 /)
      return null
    })
    if (!page) continue
    await cms.remove('pages', page.id)
    accepted.push(value)
  }
  return accepted
}

test('refuses unsafe URLs of videos, frames and calls to action, and unsafe ids of dialogs', async () => {
  const video = (url: string) => ({ blockType: 'video', title: 'Video', url })
  expect(await acceptedValues([...UNSAFE_URLS, ...UNSAFE_VIDEO_URLS], video)).toEqual([])
  const frame = (url: string) => ({ blockType: 'embed', title: 'Map', url })
  expect(await acceptedValues([...UNSAFE_URLS, ...UNSAFE_FRAME_URLS], frame)).toEqual([])
  const call = (url: string) => ({
    blockType: 'callToAction',
    title: 'Come',
    links: [{ label: 'Come', kind: 'url', url }],
  })
  expect(await acceptedValues(UNSAFE_URLS, call)).toEqual([])
  const dialog = (modalId: string) => ({
    blockType: 'modal',
    title: 'Dialog',
    modalId,
    content: richText(paragraph('Words')),
  })
  expect(
    await acceptedValues(['"onfocus=attacked()', 'a b', '../x', '__proto__', 'A'], dialog),
  ).toEqual([])
})

test('refuses unsafe URLs in blocks within columns', async () => {
  const inColumn = (block: object) => ({
    blockType: 'columns',
    columns: [{ blocks: [block] }, { blocks: [{ blockType: 'richText', content: richText() }] }],
  })
  const [video] = UNSAFE_VIDEO_URLS
  expect(
    await acceptedValues([video, UNSAFE_URLS[0]], (url) =>
      inColumn({ blockType: 'video', title: 'Video', url }),
    ),
  ).toEqual([])
  expect(
    await acceptedValues([UNSAFE_FRAME_URLS[1]], (url) =>
      inColumn({ blockType: 'embed', title: 'Map', url }),
    ),
  ).toEqual([])
})

test('refuses redirects to unsafe URLs and from paths of the program', async () => {
  const attempt = (data: object) =>
    cms.create('redirects', { kind: 'url', status: '301', ...data }).then(
      async ({ id }) => {
        await cms.remove('redirects', id)
        return data
      },
      (error: Error) => {
        expect(error.message).toMatch(/answered 400 /)
        return null
      },
    )
  const targets = await Promise.all(
    UNSAFE_URLS.map((url) => attempt({ from: '/attack-from', url })),
  )
  expect(targets.filter(Boolean)).toEqual([])
  for (const from of [
    '//evil.example',
    '/\\evil.example',
    '/a%0d%0aLocation:%20//evil.example',
    '/a\r\nX: y',
    '/admin/login',
    '/api/users',
    '/_next/static/x.js',
    '/scripts/x.js',
    '/speculation-rules.json',
    '/apple-touch-icon.png',
    'https://evil.example/a',
  ])
    expect(await attempt({ from, url: '/about' }), from).toBeNull()
})

test('refuses invalid frame hosts and scripts of other sites', async () => {
  const before = await cms.getGlobal('site')
  for (const frameHosts of INVALID_HOSTS)
    await expect(cms.setGlobal('site', { frameHosts }), frameHosts).rejects.toThrow(/answered 400 /)
  for (const file of [
    ...UNSAFE_URLS,
    'https://evil.example/a.js',
    '//evil.example/a.js',
    '/a.js?x',
  ])
    await expect(
      cms.setGlobal('site', { scripts: [{ name: 'Evil', kind: 'file', file }] }),
      file,
    ).rejects.toThrow(/answered 400 /)
  const policy = (await fetch(site)).headers.get('content-security-policy')
  expect(policy).not.toContain('evil.example')
  expect(await cms.getGlobal('site')).toEqual(before)
})
