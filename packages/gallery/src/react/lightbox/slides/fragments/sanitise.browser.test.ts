import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sanitise } from './sanitise'
import { XSS_VECTORS } from './testing/xss-vectors'

const ADDRESS = `${location.origin}/articles/tides`
const hit = vi.fn()
const box = document.createElement('div')

beforeEach(() => {
  Object.assign(window, { hit })
  document.body.append(box)
})
afterEach(() => {
  box.remove()
  Reflect.deleteProperty(window, 'hit')
  hit.mockClear()
})

const show = (html: string) => {
  box.replaceChildren(document.importNode(sanitise(html, ADDRESS), true))
  return box
}

const ALLOWED_ELEMENTS =
  /^(a|b|br|div|details|em|h[1-6]|img|li|p|picture|source|summary|table|tbody|td|track|tr|ul|span|video)$/
const ALLOWED_ATTRIBUTES = /^(alt|controls|href|open|preload|src|srcset|style|title|type)$/

/** Triggers event handlers: hover, focus, click and others. */
function triggerHandlers(element: HTMLElement) {
  const events = ['pointerenter', 'mouseover', 'focus', 'toggle', 'animationstart', 'load', 'error']
  for (const name of events) element.dispatchEvent(new Event(name))
  element.addEventListener('click', (event) => event.preventDefault(), { once: true })
  element.click()
}

describe('a malicious page', () => {
  it(`runs no script, sends no request and keeps no hook, by any of ${XSS_VECTORS.length} vectors`, async () => {
    expect(new Set(XSS_VECTORS).size).toBeGreaterThanOrEqual(60)
    expect(new Set(XSS_VECTORS).size).toBe(XSS_VECTORS.length)
    const requested: string[] = []
    const watcher = new PerformanceObserver((list) =>
      requested.push(...list.getEntries().map(({ name }) => name)),
    )
    watcher.observe({ type: 'resource' })
    const blocked: string[] = []
    const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => blocked.push(blockedURI)
    document.addEventListener('securitypolicyviolation', onViolation)
    for (const vector of XSS_VECTORS) {
      for (const element of show(vector).querySelectorAll<HTMLElement>('*')) {
        expect([vector, element.localName]).toEqual([
          vector,
          expect.stringMatching(ALLOWED_ELEMENTS),
        ])
        expect([vector, element.namespaceURI]).toEqual([vector, 'http://www.w3.org/1999/xhtml'])
        for (const { name, value } of element.attributes) {
          expect([vector, name]).toEqual([vector, expect.stringMatching(ALLOWED_ATTRIBUTES)])
          if (name === 'preload') expect([vector, value]).toEqual([vector, 'none'])
          if (/^(href|src|srcset|style)$/.test(name)) {
            expect([vector, value]).toEqual([vector, expect.not.stringMatching(/script|evil|url/i)])
          }
        }
        triggerHandlers(element)
      }
      // Lets handlers of images, timers and microtasks run.
      await new Promise(requestAnimationFrame)
    }
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }))
    expect(hit).not.toHaveBeenCalled()
    expect(requested.filter((name) => new URL(name).origin !== location.origin)).toEqual([])
    expect(blocked).toEqual([])
    document.removeEventListener('securitypolicyviolation', onViolation)
    watcher.disconnect()
  })

  it('runs its script without sanitising, so the test can detect it', async () => {
    box.innerHTML = '<img src="x:" onerror="hit()">'
    await vi.waitFor(() => expect(hit).toHaveBeenCalled())
  })

  it('sends no request before it is shown', async () => {
    const before = performance.getEntriesByType('resource').length
    sanitise('<img src="/slides/article/waiting"><script>hit()</script>', ADDRESS)
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }))
    expect(
      performance
        .getEntriesByType('resource')
        .slice(before)
        .filter(({ name }) => name.includes('waiting')),
    ).toEqual([])
  })
})

describe('a page of the site', () => {
  it('is reduced to its fragment, else its main element, else kept whole', () => {
    const html = (inner: string) => show(`<body><nav>Navigation</nav>${inner}</body>`).innerHTML
    expect(html('<main>a<article data-fragment class="article">b</article></main>')).toBe(
      '<article data-fragment="" class="article">b</article>',
    )
    expect(html('<main class="page"><h1>a</h1></main>')).toBe('<h1>a</h1>')
    expect(html('<h1>a</h1>')).toBe('<nav>Navigation</nav><h1>a</h1>')
  })

  it('keeps text, structure, images of the site and the styles of our own articles', () => {
    const source =
      '<h2 class="x" lang="sv" dir="ltr">A</h2><p>b <strong>c</strong> <time datetime="2024">d</time></p>' +
      '<ol start="3"><li value="4">e</li></ol><table><tbody><tr><td colspan="2">f</td></tr></tbody></table>' +
      '<figure style="--ratio: 1.5; --tone: var(--tessera-text-cover-3)" data-upright=""><img alt="g" width="3" height="2"></figure>'
    expect(show(source).innerHTML).toBe(source)
  })

  it('keeps videos of the site and their subtitles, without preloading', () => {
    const [video] = show(
      '<video autoplay loop preload="auto" src="/slides/video.webm" poster="a.png" width="4" height="3" aria-label="b">' +
        '<track kind="captions" srclang="en" label="English" src="video-en.vtt" default></video>',
    ).children
    expect(video?.outerHTML).toBe(
      `<video preload="none" controls="" src="${location.origin}/slides/video.webm" ` +
        `poster="${location.origin}/articles/a.png" width="4" height="3" aria-label="b">` +
        `<track kind="captions" srclang="en" label="English" src="${location.origin}/articles/video-en.vtt"></video>`,
    )
    expect(show('<p>a</p><video src="https://other.example/video.mp4">b</video>').innerHTML).toBe(
      '<p>a</p>',
    )
  })

  it('resolves relative URLs against its own address', () => {
    const addressOf = (html: string, name: string) =>
      show(html).querySelector(`[${name}]`)?.getAttribute(name)
    expect(addressOf('<a href="other?x=1#y">a</a>', 'href')).toBe(
      `${location.origin}/articles/other?x=1#y`,
    )
    expect(addressOf('<a href="#notes">a</a>', 'href')).toBe(`${ADDRESS}#notes`)
    expect(addressOf('<a href="https://other.example/">a</a>', 'href')).toBe(
      'https://other.example/',
    )
    expect(addressOf('<a href="mailto:a@b.example">a</a>', 'href')).toBe('mailto:a@b.example')
    expect(addressOf('<img src="../a.png">', 'src')).toBe(`${location.origin}/a.png`)
    expect(addressOf('<img srcset="/a.png 320w,/b,c.png 640w, /d.png 2x">', 'srcset')).toBe(
      ['a.png 320w', 'b,c.png 640w', 'd.png 2x']
        .map((candidate) => `${location.origin}/${candidate}`)
        .join(', '),
    )
  })

  it('loses ids, names, data attributes and roles, and keeps the text of unknown elements', () => {
    expect(
      show('<p id="a" name="b" data-x="c" tabindex="0" role="button">d <x-y>e</x-y></p>').innerHTML,
    ).toBe('<p>d e</p>')
  })
})
