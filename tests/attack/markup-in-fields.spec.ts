import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { connectToCms, type CmsClient, type Doc, type Id } from '../e2e/product/running/cms-client'
import { richText } from '../e2e/product/forms/rich-text'
import { sharedProduct } from '../e2e/product/running/shared-product'
import { ROOT } from '../e2e/product/running/start-product'
import { ACTIVE, SAFE_URL, VECTORS, vectorOf, watchViolations } from './testing/markup'

const { site } = sharedProduct()
const cms = connectToCms()
const VIDEO = join(ROOT, 'cms/tests/videos/h264-aac.mp4')
const VECTORS_OF_FIELDS = process.env['SOAK'] ? VECTORS : VECTORS.slice(0, 3)
/** Characters. */
const LABEL_LENGTH = 60

/** What the test changes for all pages. */
const GLOBALS = {
  menu: ['items'],
  footer: ['columns', 'links', 'note'],
  site: ['name', 'description'],
}
type Global = Readonly<Record<string, unknown>>
const before: [slug: string, data: Global][] = []
test.beforeAll(async () => {
  for (const [slug, fields] of Object.entries(GLOBALS)) {
    const data = await cms.getGlobal(slug)
    before.push([slug, Object.fromEntries(fields.map((field) => [field, data[field] ?? null]))])
  }
})
test.afterAll(async () => {
  for (const [slug, data] of before) await cms.setGlobal(slug, data)
})

for (const [index, vector] of VECTORS_OF_FIELDS.entries()) {
  const tag = index === 0 ? [] : '@long'
  test(
    `runs no markup in any field of a page and in the settings: ${vector}`,
    { tag },
    async ({ page }) => {
      const violations = await watchViolations(page)
      const created: [collection: string, id: Id][] = []
      const stored: object[] = []
      const add = (collection: string, document: Doc) => {
        created.unshift([collection, document.id])
        stored.push(document)
        return document.id
      }
      const content: Content = {
        create: async (collection, data) => add(collection, await cms.create(collection, data)),
        upload: async (collection, file) => add(collection, await cms.upload(collection, file)),
      }
      try {
        const { path, texts } = await publishEverywhere(content, vector, index)
        for (const slug of Object.keys(GLOBALS)) stored.push(await cms.getGlobal(slug))
        expect([...texts.keys()].toSorted()).toEqual([...ALL_FIELDS].toSorted())
        // Each as it was sent, in JSON.
        const json = JSON.stringify(stored)
        for (const [field, text] of texts)
          expect(json.includes(JSON.stringify(text).slice(1, -1)), field).toBe(true)
        const html = async () => (await fetch(site + path)).text()
        for (const field of FIELDS) await expect.poll(html, field).toContain(markerOf(field, index))
        await page.goto(site + path, { waitUntil: 'networkidle' })
        for (const field of LABELS) {
          const link = page.locator('a', { hasText: texts.get(field) ?? '' })
          expect(await link.count(), field).toBeGreaterThan(0)
        }
        await useBlocks(page)
        const links = page.locator('a[href]')
        const hrefs = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))
        for (const href of hrefs) expect(href).toMatch(SAFE_URL)
        // The embed is a frame of an allowed host.
        expect(await page.locator(ACTIVE).count()).toBe(0)
        await openFeeds(page, index)
        expect(violations()).toEqual([])
      } finally {
        for (const [collection, id] of created) await cms.remove(collection, id)
      }
    },
  )
}

/** The fields whose texts the HTML of the page contains. */
const FIELDS = [
  ...['page', 'description', 'gallery', 'group', 'term', 'carousel', 'quote', 'attribution'],
  ...['call', 'call-text', 'dialog', 'dialog-content', 'dialog-button', 'embed', 'video'],
  ...['block-video', 'footer', 'footer-content', 'note', 'site'],
] as const
/** Links of the page, whose texts have no room for a marker. */
const LABELS = ['menu', 'call-link', 'footer-link'] as const
const ALL_FIELDS = [
  ...[...FIELDS, ...LABELS],
  ...(['site-description', 'subtitles', 'subtitles-label', 'feed', 'feed-excerpt'] as const),
] as const
type Field = (typeof ALL_FIELDS)[number]

/** Adds documents that the test removes again. */
interface Content {
  create(collection: string, data: object): Promise<Id>
  upload(...file: Parameters<CmsClient['upload']>): Promise<Id>
}

const markerOf = (field: Field, index: number) => `${field}-field-${index}`

/** Publishes a page with the vector in all fields, and sets it in the menu, the footer and the name of the site. @returns its path, and the text of each field */
async function publishEverywhere(
  { create, upload }: Content,
  vector: string,
  index: number,
): Promise<{ readonly path: string; readonly texts: ReadonlyMap<Field, string> }> {
  const texts = new Map<Field, string>()
  const note = (field: Field, text: string) => {
    texts.set(field, text)
    return text
  }
  /** @param limit of the field, characters */
  const text = (field: Field, limit = 200) => {
    const marker = markerOf(field, index)
    return note(field, `${vectorOf(vector, limit - marker.length - 1)} ${marker}`)
  }
  const label = (field: Field) => note(field, vectorOf(vector, LABEL_LENGTH))
  const link = (field: Field) => ({ label: label(field), kind: 'url', url: '/contact' })
  const slug = `fields-${index}`
  const group = await create('filter-groups', { label: text('group', 100), slug })
  const term = await create('terms', { label: text('term', 100), slug, group })
  // An arrow would be another time.
  const cue = note('subtitles', text('subtitles').replaceAll('-->', ''))
  const subtitles = `WEBVTT\n\n00:00.000 --> 00:09.000\n${cue}`
  const video = await upload('videos', {
    name: `${slug}.mp4`,
    content: new Uint8Array(readFileSync(VIDEO)),
    data: {
      title: text('video'),
      subtitles: [{ language: 'en', label: label('subtitles-label'), text: subtitles }],
    },
  })
  const work = {
    title: text('feed'),
    excerpt: text('feed-excerpt'),
    terms: [term],
    body: richText(vector),
  }
  const article = await create('articles', { ...work, slug, _status: 'published' })
  await cms.setGlobal('menu', { items: [link('menu')] })
  const column = { title: text('footer', 100), content: richText(text('footer-content')) }
  await cms.setGlobal('footer', {
    ...{ columns: [column], links: [link('footer-link')], note: text('note') },
  })
  await cms.setGlobal('site', { name: text('site', 100), description: text('site-description') })
  const title = text('page')
  const blocks = [
    {
      ...{ blockType: 'gallery', galleryId: slug, title: text('gallery') },
      ...{ groups: [{ group, form: 'buttons' }], terms: [term] },
    },
    {
      ...{ blockType: 'carousel', title: text('carousel', 100) },
      items: [{ relationTo: 'articles', value: article }],
    },
    { blockType: 'quote', text: text('quote'), attribution: text('attribution') },
    {
      ...{ blockType: 'callToAction', title: text('call'), text: text('call-text') },
      links: [{ ...link('call-link'), appearance: 'button' }],
    },
    {
      ...{ blockType: 'modal', title: text('dialog'), modalId: slug },
      ...{ buttonLabel: text('dialog-button', 100), content: richText(text('dialog-content')) },
    },
    {
      ...{ blockType: 'embed', title: text('embed') },
      url: 'https://www.openstreetmap.org/export/embed.html',
    },
    { blockType: 'video', title: text('block-video'), video },
  ]
  const page = { title, description: text('description'), slug, blocks, _status: 'published' }
  await create('pages', page)
  return { path: `/${slug}`, texts }
}

/** Filters, opens the dialog, plays the video with its subtitles and shows the next slide. */
async function useBlocks(page: Page): Promise<void> {
  for (const option of await page.locator('[data-option]').filter({ visible: true }).all())
    await option.click()
  await page.getByRole('button', { name: markerText('dialog-button') }).click()
  await page.keyboard.press('Escape')
  const video = page.locator('video').first()
  await video.scrollIntoViewIfNeeded()
  // Its subtitles are cues, which browsers show as markup of their own.
  await video.evaluate(showSubtitles)
}

const markerText = (field: Field) => new RegExp(`${field}-field-`)

/** Runs in the page. */
async function showSubtitles(element: Element): Promise<void> {
  if (!(element instanceof HTMLVideoElement)) return
  for (const track of element.textTracks) track.mode = 'showing'
  element.muted = true
  await element.play().catch(() => undefined) // The browser has no decoder.
}

/** What a feed reader would show of the page's feeds. */
async function openFeeds(page: Page, index: number): Promise<void> {
  const feeds = await page
    .locator('link[rel=alternate][type]')
    .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []))
  expect(feeds.length).toBeGreaterThan(0)
  for (const feed of feeds) {
    const response = await fetch(new URL(feed, site))
    const text = await response.text()
    expect(response.headers.get('content-type'), feed).not.toContain('html')
    expect(text, feed).toContain(markerOf('feed', index))
    expect(await page.evaluate(activeInFeed, { text, active: `script, ${ACTIVE}` }), feed).toEqual(
      [],
    )
  }
}

/** Runs in the page. Elements that could be scripts, in the feed itself and in what is HTML in its entries. */
function activeInFeed({ text, active }: { readonly text: string; readonly active: string }) {
  const parse = (html: string) => [
    ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(active),
  ]
  if (text.startsWith('{')) {
    const { items } = JSON.parse(text)
    const html: string[] = items.map((item: { content_html?: string }) => item.content_html ?? '')
    return html.flatMap(parse).map(({ outerHTML }) => outerHTML)
  }
  const feed = new DOMParser().parseFromString(text, 'application/xml')
  const entries = feed.querySelectorAll('[type=html], item > description, *|encoded')
  return [
    ...feed.querySelectorAll(`parsererror, ${active}`),
    ...[...entries].flatMap(({ textContent }) => parse(textContent ?? '')),
  ].map(({ outerHTML }) => outerHTML)
}
