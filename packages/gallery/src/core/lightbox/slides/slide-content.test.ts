import { describe, expect, it } from 'vitest'
import { isAllowedFrame, isVideoFile, toSlideContent } from './slide-content'

const page = 'https://halden.example/work?topic=print'
const frameHosts = ['www.youtube-nocookie.com', 'player.vimeo.com', 'maps.example:8443']
const contentOf = (href: string, hosts = frameHosts) =>
  toSlideContent(href, { page, frameHosts: hosts })

const player = (href: string) => ({ kind: 'video', href, poster: null })
const tube = player('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0')

describe('toSlideContent', () => {
  it.each([
    ['#size-chart', { kind: 'inline', id: 'size-chart' }],
    ['#%C3%BCber', { kind: 'inline', id: 'über' }],
    ['#100%', { kind: 'inline', id: '100%' }],
    ['/work?topic=print#notes', { kind: 'inline', id: 'notes' }],
    ['/work?topic=photo#notes', { kind: 'ajax', href: '/work?topic=photo' }],
    ['/articles/tides', { kind: 'ajax', href: '/articles/tides' }],
    ['https://halden.example/articles/tides#end', { kind: 'ajax', href: '/articles/tides' }],
    ['about.html', { kind: 'ajax', href: '/about.html' }],
    ['/articles/node.js-notes', { kind: 'ajax', href: '/articles/node.js-notes' }],
    ['/media/harbour.WEBP', { kind: 'linked-image', href: '/media/harbour.WEBP' }],
    ['/media/plan.svg?v=2', { kind: 'linked-image', href: '/media/plan.svg?v=2' }],
    ['/media/press.mp4', { kind: 'video', href: '/media/press.mp4', poster: null }],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3', tube],
    ['https://youtu.be/aqz-KE-bpKQ?si=x', tube],
    ['https://m.youtube.com/shorts/aqz-KE-bpKQ', tube],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', tube],
    ['https://vimeo.com/76979871', player('https://player.vimeo.com/video/76979871?dnt=1')],
    [
      'https://vimeo.com/76979871/a1b2c3',
      player('https://player.vimeo.com/video/76979871?h=a1b2c3&dnt=1'),
    ],
    [
      'https://player.vimeo.com/video/76979871?h=a1b2c3',
      player('https://player.vimeo.com/video/76979871?h=a1b2c3&dnt=1'),
    ],
    [
      'https://maps.example:8443/harbour',
      { kind: 'frame', href: 'https://maps.example:8443/harbour' },
    ],
  ])('%s', (href, content) => {
    expect(contentOf(href)).toEqual(content)
  })

  it.each([
    ['', 'the page itself'],
    ['#', 'the top of the page'],
    ['javascript:alert(1)', 'a script'],
    [' java\nscript:alert(1)', 'a script with white space'],
    ['data:text/html,<b>x</b>', 'a data URL'],
    ['blob:https://halden.example/1', 'a blob URL'],
    ['mailto:ann@halden.example', 'an e-mail address'],
    ['tel:+4612345', 'a phone number'],
    ['https://', 'an invalid URL'],
    ['https://ann:secret@halden.example/x', 'a URL with a password'],
    ['/files/catalogue.pdf', 'a download'],
    ['https://evil.example/', 'a host that is not allowed'],
    ['http://maps.example:8443/harbour', 'an allowed host without https'],
    ['https://maps.example/harbour', 'another port of an allowed host'],
    ['https://xplayer.vimeo.com/video/1', 'a host that ends like an allowed host'],
    ['https://www.youtube.com/@halden', 'a channel, which has no player'],
    ['https://www.youtube.com/watch?v=short', 'an invalid video id'],
    ['https://other.example/a.mp4', 'a video file of another site'],
  ])('leaves "%s" to the browser: %s', (href) => {
    expect(contentOf(href)).toBeNull()
  })

  it('leaves a video to the browser when the host of its player is not allowed', () => {
    expect(contentOf('https://youtu.be/aqz-KE-bpKQ', [])).toBeNull()
    expect(contentOf('https://vimeo.com/76979871', [])).toBeNull()
  })
})

it('allows frames of allowed hosts, only with https', () => {
  const isAllowed = (href: string) => isAllowedFrame(href, frameHosts)
  expect(isAllowed('https://player.vimeo.com/video/1')).toBe(true)
  expect(isAllowed('http://player.vimeo.com/video/1')).toBe(false)
  expect(isAllowed('https://player.vimeo.com.evil.example/')).toBe(false)
  expect(isAllowed('https://player.vimeo.com@evil.example/')).toBe(false)
  expect(isAllowed('//player.vimeo.com/')).toBe(false)
  expect(isAllowed('javascript:alert(1)')).toBe(false)
})

it('distinguishes video files from players', () => {
  expect(['/a.mp4', '/a.webm?v=1', 'https://x.example/a.MOV#t=3'].every(isVideoFile)).toBe(true)
  expect(['/a', 'https://player.vimeo.com/video/1'].some(isVideoFile)).toBe(false)
})
