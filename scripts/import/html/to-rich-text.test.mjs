import { richText } from '@tessera/content'
import { expect, test } from 'vitest'
import { ATTACKS } from '../testing/html-attacks.mjs'
import { toRichText } from './to-rich-text.mjs'

const text = (/** @type {string} */ content, /** @type {string[]} */ ...marks) => ({
  type: 'text',
  text: content,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (/** @type {unknown[]} */ ...children) => ({ type: 'paragraph', children })
const link = (/** @type {string} */ href, /** @type {string} */ content) => ({
  type: 'link',
  to: { href },
  children: [text(content)],
})

test('converts paragraphs, headings, quotes, rules and marks', () => {
  const html = `
    <h1>Blocks</h1><h3>Cut</h3><h6>Deep</h6>
    <p>A <b>bold <i>and slanted</i></b> word,<br>a new line &amp; <code>code</code>.</p>
    <blockquote><p>It waits.</p><p>It dries.</p></blockquote><hr>Loose words`
  expect(toRichText(html)).toEqual([
    { type: 'heading', level: 2, children: [text('Blocks')] },
    { type: 'heading', level: 3, children: [text('Cut')] },
    { type: 'heading', level: 4, children: [text('Deep')] },
    paragraph(
      text('A '),
      text('bold ', 'bold'),
      text('and slanted', 'bold', 'italic'),
      text(' word,'),
      { type: 'break' },
      text('a new line & '),
      text('code', 'code'),
      text('.'),
    ),
    { type: 'quote', children: [text('It waits.'), { type: 'break' }, text('It dries.')] },
    { type: 'rule' },
    paragraph(text('Loose words')),
  ])
})

test('converts safe links and keeps the text of others', () => {
  const html =
    '<p><a href="/about" target="_blank">Us</a> <a href="about.html">Old</a> <a name=x></a></p>'
  expect(toRichText(html)).toEqual([
    paragraph({ ...link('/about', 'Us'), newTab: true }, text(' Old')),
  ])
})

test('converts nested lists, with and without an item around them', () => {
  const inner = { type: 'list', ordered: true, items: [{ children: [text('twice')] }] }
  const html = '<ul><li>Cut<ol><li>twice</li></ol></li><li><p>Print</p></li><ol><li>twice</ol></ul>'
  expect(toRichText(html)).toEqual([
    {
      type: 'list',
      ordered: false,
      items: [
        { children: [text('Cut')], sublist: inner },
        { children: [text('Print')], sublist: inner },
      ],
    },
  ])
})

test('keeps the lines and the language of code', () => {
  expect(toRichText('<pre><code class="language-js">a()\n  b()\n</code></pre>')).toEqual([
    { type: 'code', code: 'a()\n  b()', language: 'js' },
  ])
})

test('converts each row of a table to a line', () => {
  const html = '<table><tr><th>Size</th><th>Price</th></tr><tr><td>A4</td><td>40</td></tr></table>'
  expect(toRichText(html)).toEqual([paragraph(text('Size · Price')), paragraph(text('A4 · 40'))])
})

test('converts the title of elements with the class hasTooltip to a tooltip', () => {
  const title =
    '<strong>Baren</strong><br />A disc, <a href=/about>made here</a><ul><li>bamboo</li></ul>'
  const html = `<p>Rub with a <span class="big hasTooltip" title="${title.replaceAll('<', '&lt;')}">baren</span>.</p>`
  expect(toRichText(html)).toEqual([
    paragraph(
      text('Rub with a '),
      {
        type: 'tooltip',
        children: [text('baren')],
        content: [
          paragraph(
            text('Baren', 'bold'),
            { type: 'break' },
            text('A disc, '),
            link('/about', 'made here'),
          ),
          { type: 'list', ordered: false, items: [{ children: [text('bamboo')] }] },
        ],
      },
      text('.'),
    ),
  ])
})

test('moves the link of an element with a tooltip into the tooltip', () => {
  const html = '<p><a class="hasTooltip" href="/about" title="Who we are">us</a></p>'
  expect(toRichText(html)).toEqual([
    paragraph({
      type: 'tooltip',
      children: [text('us')],
      content: [paragraph(text('Who we are')), paragraph(link('/about', 'us'))],
    }),
  ])
})

test('converts images with captions by the class caption or by figures', () => {
  const image = (/** @type {string} */ src, /** @type {object} */ more) => ({
    ...{ type: 'image-reference', src, alt: null, caption: null },
    ...more,
  })
  const html = `<p><img class="left caption" src="a.jpg" alt="A wave" title="Low  tide"> Words
    <img src="b.jpg" title="No caption" alt=""> more</p>
    <figure><a href="/big"><img src="c.jpg"></a><figcaption>The <em>third</em> state</figcaption></figure>`
  expect(toRichText(html)).toEqual([
    image('a.jpg', { alt: 'A wave', caption: 'Low tide' }),
    paragraph(text('Words more')),
    image('b.jpg', { alt: '' }),
    image('c.jpg', { caption: 'The third state' }),
  ])
})

const video = (/** @type {object} */ source, /** @type {object} */ more) => ({
  ...{ type: 'video', title: 'Tide', source, poster: null, ratio: 16 / 9 },
  ...more,
})

test('converts iframes of YouTube and Vimeo to videos', () => {
  const youtube = { kind: 'embed', provider: 'youtube', id: 'abcDEF_-123' }
  const html = `<p>Before <iframe width="640" height="480" src="//www.youtube.com/embed/abcDEF_-123?rel=0" title=" The  press ">
    <p>old</p></iframe> after</p>
    <div><iframe src="https://player.vimeo.com/video/76979871?h=ab12" width="100%"></iframe></div>`
  expect(toRichText(html, 'Tide')).toEqual([
    paragraph(text('Before after')),
    video(youtube, { title: 'The press', ratio: 4 / 3 }),
    video({ kind: 'embed', provider: 'vimeo', id: '76979871', secret: 'ab12' }, {}),
  ])
})

test('converts a video element to a reference with poster and subtitles', () => {
  const html = `<div>Before <video title="The press" width="4" height="3" poster="press.jpg" autoplay>
      <source src=" videos/press.webm "><source src="videos/press.mp4" type="video/mp4">
      <track src="press-de.vtt" srclang="de" label="Deutsch"><track kind="chapters" src="parts.vtt">
      <p>Your browser is old. <a href="videos/press.mp4">Get it</a></p></video> after</div>
    <div><video src="b.mp4"></video></div><video><p>Nothing</p></video>`
  expect(toRichText(html, 'Tide')).toEqual([
    paragraph(text('Before after')),
    {
      ...{ type: 'video-reference', sources: ['videos/press.webm', 'videos/press.mp4'] },
      ...{ title: 'The press', poster: 'press.jpg', ratio: 4 / 3 },
      tracks: [{ src: 'press-de.vtt', language: 'de', label: 'Deutsch' }],
    },
    {
      ...{ type: 'video-reference', sources: ['b.mp4'], title: '', poster: null },
      ...{ ratio: 16 / 9, tracks: [] },
    },
  ])
})

test('replaces other iframes by links, and removes those without a web address', () => {
  const html = `<p>Where we are:</p><iframe src="http://maps.example/?at=1&amp;z=2" title="The map"></iframe>
    <iframe src="https://www.youtube.com.evil.example/embed/abcDEF_-123"></iframe>
    <iframe src="index.php?map=1"></iframe><iframe src="https://a@b.example/"></iframe><iframe></iframe>`
  expect(toRichText(html)).toEqual([
    paragraph(text('Where we are:')),
    paragraph(link('https://maps.example/?at=1&z=2', 'The map')),
    paragraph(
      link(
        'https://www.youtube.com.evil.example/embed/abcDEF_-123',
        'www.youtube.com.evil.example',
      ),
    ),
  ])
})

test('removes Joomla’s module placeholders', () => {
  const html = '<p>{loadposition map, xhtml}</p><p>Before{emailcloak=off} {after}</p>'
  expect(toRichText(html)).toEqual([paragraph(text('Before {after}'))])
})

test('keeps both a video and its caption', () => {
  const html = `<figure><iframe src="https://www.youtube-nocookie.com/embed/abcDEF_-123"></iframe>
    <figcaption>On the press</figcaption></figure>`
  expect(toRichText(html, 'Tide')).toEqual([
    video({ kind: 'embed', provider: 'youtube', id: 'abcDEF_-123' }, {}),
    paragraph(text('On the press')),
  ])
})

test('reduces every attack to text, safe links and references to files', () => {
  for (const attack of ATTACKS) {
    const blocks = toRichText(`<p>Before</p>${attack}<p>After</p>`)
    const known = blocks.filter(
      (block) => block.type !== 'image-reference' && block.type !== 'video-reference',
    )
    expect(richText.safeParse(known).error, attack).toBeUndefined()
    expect(JSON.stringify(known.map(removeTexts)), attack).not.toMatch(
      /attacked|evil\.example\/[xp?]/,
    )
    expect(JSON.stringify(known), attack).toContain('Before')
  }
})

test('keeps the text of a hundred thousand nested elements', () => {
  const deep = '<div>'.repeat(100_000)
  expect(JSON.stringify(toRichText(`${deep}Words`))).toContain('Words')
})

/** Texts are shown as text and cannot run. @param {unknown} value @returns {unknown} */
function removeTexts(value) {
  if (Array.isArray(value)) return value.map(removeTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name === 'text' || name === 'code' ? [] : [[name, removeTexts(inner)]],
    ),
  )
}
