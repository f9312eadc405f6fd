import { expect, test } from 'vitest'
import { parseVideoUrl, validateVideoUrl } from './video-url'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s',
  'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  '  https://music.youtube.com/watch?v=dQw4w9WgXcQ ',
])('understands %s', (address) =>
  expect(parseVideoUrl(address)).toEqual({
    kind: 'embed',
    provider: 'youtube',
    id: 'dQw4w9WgXcQ',
  }),
)

test.each([
  ['https://vimeo.com/76979871', null],
  ['vimeo.com/76979871?share=copy', null],
  ['https://vimeo.com/channels/staffpicks/76979871', null],
  ['https://vimeo.com/groups/motion/videos/76979871', null],
  ['https://vimeo.com/76979871/8272103f6e', '8272103f6e'],
  ['https://player.vimeo.com/video/76979871', null],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '8272103f6e'],
])('understands %s', (address, secret) =>
  expect(parseVideoUrl(address)).toEqual({
    kind: 'embed',
    provider: 'vimeo',
    id: '76979871',
    secret,
  }),
)

test('understands a file of this site', () => {
  expect(parseVideoUrl('/videos/the press.mp4')).toBeNull()
  expect(parseVideoUrl('/videos/the-press.mp4')).toEqual({
    kind: 'file',
    href: '/videos/the-press.mp4',
  })
})

test.each([
  '',
  'a video',
  'https://example.org/video.mp4',
  'https://www.youtube.com/@somebody',
  'https://www.youtube.com/watch?v=short',
  'https://evil-youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'javascript:alert(1)',
  '//youtube.com/watch?v=dQw4w9WgXcQ',
  '/videos/press.html',
])('refuses %j with a sentence', (address) => {
  expect(parseVideoUrl(address)).toBeNull()
  expect(validateVideoUrl(address)).toContain('YouTube or Vimeo')
})
