import axe from 'axe-core'
import { afterAll, afterEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openLinked, watchLinks } from '../../linked'
import { goBack } from '../../testing/live'
import { prefer } from '../../testing/emulate'
import { svgImage } from '../lightbox/testing/mount-lightbox'
import { dialog, sheet, slideStatus } from '../lightbox/testing/show-slides'
import '../../styles/tokens.css'
import '../../styles/lightbox/index.css'

const shows = (title: string) => expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(title)
const gone = () => expect.poll(dialog).toBeNull()
const link = (name: string) => page.getByRole('link', { name })

/** An article with links to all there is; those of its last paragraph are no business of the lightbox. */
function placeText() {
  const text = document.body.appendChild(document.createElement('article'))
  text.innerHTML = `
    <p>See <a data-lightbox-link href="/slides/article/tides">the tides</a>, a
      <a data-lightbox-link href="#note">note</a> and
      <a data-lightbox-link href="/slides/video.mp4"><img src="${svgImage(16, 9, 9)}" alt="a video"></a>.</p>
    <p><a href="/slides/article/plain">A plain link</a>,
      <a data-lightbox-link href="https://evil.example/">another site</a>,
      <a data-lightbox-link href="/catalogue.pdf">a file</a></p>
    <p id="note">Written in the margin.</p>`
  onTestFinished(() => text.remove())
  return text
}

/** Where a click would have led: the browser stays on the page. */
function watchLeaving() {
  const followed: string[] = []
  const onClick = (event: Event) => {
    const target = event.target instanceof Element && event.target.closest('a')
    if (target && !event.defaultPrevented) followed.push(target.getAttribute('href') ?? '')
    event.preventDefault()
  }
  addEventListener('click', onClick)
  onTestFinished(() => removeEventListener('click', onClick))
  return followed
}

const watch = () => onTestFinished(watchLinks(placeText()))

afterEach(async () => {
  if (dialog()) await goBack()
  expect(dialog()).toBeNull()
})

// The window is the next file's too, which may count the steps of its history: leave none to go forward to.
afterAll(() => history.pushState(null, '', location.pathname))

it('opens marked links as one set in reading order, titled by their words', async () => {
  watch()
  await link('note').click()
  await shows('note')
  await expect.poll(slideStatus).toBe('shown')
  expect(sheet()?.textContent).toContain('Written in the margin.')
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 3: note')
  await userEvent.keyboard('{ArrowRight}')
  await shows('a video')
  await userEvent.keyboard('{ArrowRight}')
  await shows('the tides')
  await expect.poll(() => sheet()?.querySelector('h1')?.textContent).toBe('Article tides')
})

it('leaves plain links, other sites, files and clicks that open tabs to the browser', async () => {
  const followed = watchLeaving()
  watch()
  await link('A plain link').click()
  await link('another site').click()
  await link('a file').click()
  for (const modifier of ['Control', 'Shift', 'Meta', 'Alt'] as const) {
    await link('the tides').click({ modifiers: [modifier] })
  }
  expect(followed).toEqual([
    '/slides/article/plain',
    'https://evil.example/',
    '/catalogue.pdf',
    ...Array<string>(4).fill('/slides/article/tides'),
  ])
  expect(dialog()).toBeNull()
})

it('leaves links of an article in the lightbox as they are', async () => {
  const followed = watchLeaving()
  const text = placeText()
  onTestFinished(watchLinks(text))
  const inner = text.appendChild(document.createElement('div'))
  inner.dataset['lightbox'] = ''
  inner.innerHTML = '<a data-lightbox-link href="/slides/article/inner">Within</a>'
  await link('Within').click()
  expect([followed, dialog()]).toEqual([['/slides/article/inner'], null])
})

it('says which links are none for the lightbox', () => {
  const links = [...placeText().querySelectorAll('a')]
  const place = (href: string) => links.findIndex((one) => one.getAttribute('href') === href)
  expect(openLinked(links, place('/catalogue.pdf'))).toBe(false)
  expect(openLinked(links, links.length)).toBe(false)
  expect(openLinked(links, place('https://evil.example/'))).toBe(false)
})

it('gives the focus back to the link shown last, and the page its address', async () => {
  watch()
  const before = [location.href, history.state]
  await link('the tides').click()
  await shows('the tides')
  await userEvent.keyboard('{ArrowRight}')
  await shows('note')
  await userEvent.keyboard('{Escape}')
  await gone()
  expect(document.activeElement?.textContent).toBe('note')
  expect([location.href, history.state]).toEqual(before)
})

it('closes by Back, once, however far the visitor went, and opens again by Forward', async () => {
  watch()
  await link('the tides').click()
  await shows('the tides')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await shows('a video')
  await goBack()
  await gone()
  expect(document.activeElement?.getAttribute('href')).toBe('/slides/video.mp4')
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.forward()
  await arrived
  await shows('a video')
})

it('goes straight to the first and the last of many', async () => {
  const text = document.body.appendChild(document.createElement('article'))
  onTestFinished(() => text.remove())
  text.innerHTML = Array.from(
    { length: 12 },
    (_, i) => `<a data-lightbox-link href="/slides/article/n${i + 1}">number ${i + 1}</a> `,
  ).join('')
  onTestFinished(watchLinks(text))
  await page.getByRole('link', { name: 'number 5', exact: true }).click()
  await shows('number 5')
  const passed: (string | null)[] = []
  const observer = new MutationObserver(() => passed.push(dialog()?.ariaLabel ?? null))
  observer.observe(dialog() ?? document, { attributeFilter: ['aria-label'] })
  onTestFinished(() => observer.disconnect())
  await userEvent.keyboard('{End}')
  await shows('number 12')
  await userEvent.keyboard('{Home}')
  await shows('number 1')
  expect(passed).toEqual(['number 12', 'number 1'])
})

it('has no violation of axe', async () => {
  await prefer('prefers-reduced-motion', 'reduce')
  watch()
  await link('the tides').click()
  await expect.poll(slideStatus).toBe('shown')
  expect((await axe.run(dialog() ?? document)).violations).toEqual([])
})

it('shows a video with the poster and the subtitles that its link tells of', async () => {
  const text = document.body.appendChild(document.createElement('article'))
  onTestFinished(() => text.remove())
  const link = text.appendChild(document.createElement('a'))
  link.href = '/slides/video.webm'
  link.textContent = 'the video'
  link.dataset['lightboxLink'] = ''
  link.dataset['video'] = JSON.stringify({
    poster: svgImage(16, 9, 9),
    ratio: 0.5,
    tracks: [{ kind: 'captions', srcLang: 'en', label: 'English', src: '/slides/video-en.vtt' }],
  })
  onTestFinished(watchLinks(text))
  await page.getByRole('link', { name: 'the video' }).click()
  await shows('the video')
  await expect.poll(() => sheet()?.querySelector('img')?.src).toBe(svgImage(16, 9, 9))
  await page.getByRole('button', { name: 'Play the video: the video' }).click()
  const shape = sheet()?.querySelector('[data-player]')?.getBoundingClientRect()
  expect((shape?.width ?? 0) / (shape?.height ?? 1)).toBeCloseTo(0.5, 1)
  await expect
    .poll(() => sheet()?.querySelector('video track')?.getAttribute('label'))
    .toBe('English')
})
