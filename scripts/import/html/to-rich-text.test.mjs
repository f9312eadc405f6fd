import { richText } from '@tessera/content'
import { expect, test } from 'vitest'
import { ATTACKS } from './attacks.mjs'
import { toRichText } from './to-rich-text.mjs'

const text = (/** @type {string} */ words, /** @type {string[]} */ ...marks) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (/** @type {unknown[]} */ ...children) => ({ type: 'paragraph', children })
const link = (/** @type {string} */ href, /** @type {string} */ words) => ({
  type: 'link',
  to: { href },
  children: [text(words)],
})

test('paragraphs, headings, quotes, rules and marks', () => {
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

test('links that lead somewhere, words of those that do not', () => {
  const html =
    '<p><a href="/about" target="_blank">Us</a> <a href="about.html">Old</a> <a name=x></a></p>'
  expect(toRichText(html)).toEqual([
    paragraph({ ...link('/about', 'Us'), newTab: true }, text(' Old')),
  ])
})

test('lists within lists, with and without an item around them', () => {
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

test('code keeps its lines and its language', () => {
  expect(toRichText('<pre><code class="language-js">a()\n  b()\n</code></pre>')).toEqual([
    { type: 'code', code: 'a()\n  b()', language: 'js' },
  ])
})

test('a table keeps its words, a row a line', () => {
  const html = '<table><tr><th>Size</th><th>Price</th></tr><tr><td>A4</td><td>40</td></tr></table>'
  expect(toRichText(html)).toEqual([paragraph(text('Size · Price')), paragraph(text('A4 · 40'))])
})

test('words with the class hasTooltip show what their title says', () => {
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

test('a link with a tooltip keeps where it led', () => {
  const html = '<p><a class="hasTooltip" href="/about" title="Who we are">us</a></p>'
  expect(toRichText(html)).toEqual([
    paragraph({
      type: 'tooltip',
      children: [text('us')],
      content: [paragraph(text('Who we are')), paragraph(link('/about', 'us'))],
    }),
  ])
})

test('images with their captions: of the class caption, and of figures', () => {
  const found = (/** @type {string} */ src, /** @type {object} */ more) => ({
    ...{ type: 'found', src, alt: null, caption: null },
    ...more,
  })
  const html = `<p><img class="left caption" src="a.jpg" alt="A wave" title="Low  tide"> Words
    <img src="b.jpg" title="No caption" alt=""> more</p>
    <figure><a href="/big"><img src="c.jpg"></a><figcaption>The <em>third</em> state</figcaption></figure>`
  expect(toRichText(html)).toEqual([
    found('a.jpg', { alt: 'A wave', caption: 'Low tide' }),
    paragraph(text('Words more')),
    found('b.jpg', { alt: '' }),
    found('c.jpg', { caption: 'The third state' }),
  ])
})

const video = (/** @type {object} */ source, /** @type {object} */ more) => ({
  ...{ type: 'video', title: 'Tide', source, poster: null, ratio: 16 / 9 },
  ...more,
})

test('frames of YouTube and Vimeo become videos, wherever they stood', () => {
  const youtube = { provider: 'youtube', id: 'abcDEF_-123' }
  const html = `<p>Before <iframe width="640" height="480" src="//www.youtube.com/embed/abcDEF_-123?rel=0" title=" The  press ">
    <p>old</p></iframe> after</p>
    <div><iframe src="https://player.vimeo.com/video/76979871?h=ab12" width="100%"></iframe></div>`
  expect(toRichText(html, 'Tide')).toEqual([
    paragraph(text('Before after')),
    video(youtube, { title: 'The press', ratio: 4 / 3 }),
    video({ provider: 'vimeo', id: '76979871', secret: 'ab12' }, {}),
  ])
})

test('a video with files of its own is looked for, with its poster and its subtitles', () => {
  const html = `<div>Before <video title="The press" width="4" height="3" poster="press.jpg" autoplay>
      <source src=" videos/press.webm "><source src="films/press.mp4" type="video/mp4">
      <track src="press-de.vtt" srclang="de" label="Deutsch"><track kind="chapters" src="parts.vtt">
      <p>Your browser is old. <a href="films/press.mp4">Get it</a></p></video> after</div>
    <div><video src="b.mp4"></video></div><video><p>Nothing</p></video>`
  expect(toRichText(html, 'Tide')).toEqual([
    paragraph(text('Before after')),
    {
      ...{ type: 'found-video', sources: ['videos/press.webm', 'films/press.mp4'] },
      ...{ title: 'The press', poster: 'press.jpg', ratio: 4 / 3 },
      tracks: [{ src: 'press-de.vtt', language: 'de', label: 'Deutsch' }],
    },
    {
      ...{ type: 'found-video', sources: ['b.mp4'], title: '', poster: null },
      ...{ ratio: 16 / 9, tracks: [] },
    },
  ])
})

test('of other frames a link stays, of those that lead nowhere nothing', () => {
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

test('where modules of the old site stood, nothing is shown', () => {
  const html = '<p>{loadposition map, xhtml}</p><p>Before{emailcloak=off} {after}</p>'
  expect(toRichText(html)).toEqual([paragraph(text('Before {after}'))])
})

test('a video with a caption keeps both', () => {
  const html = `<figure><iframe src="https://www.youtube-nocookie.com/embed/abcDEF_-123"></iframe>
    <figcaption>On the press</figcaption></figure>`
  expect(toRichText(html, 'Tide')).toEqual([
    video({ provider: 'youtube', id: 'abcDEF_-123' }, {}),
    paragraph(text('On the press')),
  ])
})

test('no attack leaves anything but words, safe links and images to look for', () => {
  for (const attack of ATTACKS) {
    const blocks = toRichText(`<p>Before</p>${attack}<p>After</p>`)
    const known = blocks.filter((block) => block.type !== 'found' && block.type !== 'found-video')
    expect(richText.safeParse(known).error, attack).toBeUndefined()
    expect(JSON.stringify(known.map(withoutWords)), attack).not.toMatch(
      /attacked|evil\.example\/[xp?]/,
    )
    expect(JSON.stringify(known), attack).toContain('Before')
  }
})

test('a hundred thousand elements in each other keep their words', () => {
  const deep = '<div>'.repeat(100_000)
  expect(JSON.stringify(toRichText(`${deep}Words`))).toContain('Words')
})

/** What stands in a text is shown as text. @param {unknown} value @returns {unknown} */
function withoutWords(value) {
  if (Array.isArray(value)) return value.map(withoutWords)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name === 'text' || name === 'code' ? [] : [[name, withoutWords(inner)]],
    ),
  )
}
