import { expect, test } from 'vitest'
import { pageBlock } from './page-blocks'
import { videoSource } from './video-reference'

const accepts = (block: object) => pageBlock.safeParse(block).success
const embed = (href: string) => accepts({ type: 'embed', title: 'A map', href, ratio: 1.5 })

test('an embed requires an https address', () => {
  expect(embed('https://maps.example/there?z=3')).toBe(true)
  for (const href of ['http://maps.example', '//maps.example', '/map', 'javascript:alert(1)', ''])
    expect(embed(href), href).toBe(false)
})

test('a video is an id of a known host or a file of this site', () => {
  const reads = (source: object) => videoSource.safeParse(source).success
  expect(reads({ kind: 'embed', provider: 'youtube', id: 'dQw4w9WgXcQ' })).toBe(true)
  expect(reads({ kind: 'embed', provider: 'youtube', id: '../../evil.x' })).toBe(false)
  expect(reads({ kind: 'embed', provider: 'vimeo', id: '76979871', secret: null })).toBe(true)
  expect(reads({ kind: 'embed', provider: 'vimeo', id: '76979871', secret: '8272103f6e' })).toBe(
    true,
  )
  expect(reads({ kind: 'embed', provider: 'vimeo', id: '76979871', secret: 'x&y' })).toBe(false)
  expect(reads({ kind: 'file', href: '/videos/press.mp4' })).toBe(true)
  for (const href of [
    '//evil.example/a.mp4',
    '/\\evil.example/a.mp4',
    '/a.html',
    'https://a.b/c.mp4',
  ])
    expect(reads({ kind: 'file', href }), href).toBe(false)
})

test('a columns block has two or three columns of simple blocks', () => {
  const quote = { type: 'quote', text: 'Said', attribution: null, to: null }
  const columns = (...columns: object[][]) => accepts({ type: 'columns', columns })
  expect(columns([quote], [quote, quote])).toBe(true)
  expect(columns([quote])).toBe(false)
  expect(columns([quote], [quote], [quote], [quote])).toBe(false)
  expect(columns([quote], [{ type: 'columns', columns: [[quote], [quote]] }])).toBe(false)
})

test('a call to action requires links with safe addresses', () => {
  const calls = (...links: object[]) =>
    accepts({ type: 'callToAction', title: 'Come', text: null, links })
  const to = (href: string) => ({ label: 'Here', to: { href }, appearance: 'button' })
  expect(calls(to('/visit'), to('mailto:print@haldenroe.example'))).toBe(true)
  expect(calls(to('javascript:alert(1)'))).toBe(false)
  expect(calls()).toBe(false)
})
