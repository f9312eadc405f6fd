import { afterEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openLinked, watchLinks } from '../../linked'
import { goBack } from '../../testing/live'
import { prefer } from '../../testing/emulate'
import { svgImage } from '../lightbox/testing/mount-lightbox'
import { dialog, panel, slideStatus } from '../lightbox/testing/show-slides'
import '../../styles/tokens.css'
import '../../styles/lightbox/index.css'
import { expectNoViolations } from '../../testing/expect-no-violations'

const expectSlide = (title: string) =>
  expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(title)
const expectClosed = () => expect.poll(dialog).toBeNull()
const link = (name: string) => page.getByRole('link', { name })

/** Adds an article with links. The lightbox can show the targets of the first paragraph only. */
function addText() {
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

/** Records the links that the browser would follow, and keeps it on the page. */
function recordFollowedLinks() {
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

const watch = () => onTestFinished(watchLinks(addText()))

afterEach(async () => {
  if (dialog()) await goBack()
  expect(dialog()).toBeNull()
})

it('opens marked links as one set in reading order, titled by their text', async () => {
  watch()
  await link('note').click()
  await expectSlide('note')
  await expect.poll(slideStatus).toBe('shown')
  expect(panel()?.textContent).toContain('Written in the margin.')
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 3: note')
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide('a video')
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide('the tides')
  await expect.poll(() => panel()?.querySelector('h1')?.textContent).toBe('Article tides')
})

it('leaves plain links, other sites, files and clicks with modifier keys to the browser', async () => {
  const followed = recordFollowedLinks()
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

it('leaves links inside a lightbox to the browser', async () => {
  const followed = recordFollowedLinks()
  const text = addText()
  onTestFinished(watchLinks(text))
  const inner = text.appendChild(document.createElement('div'))
  inner.dataset['lightbox'] = ''
  inner.innerHTML = '<a data-lightbox-link href="/slides/article/inner">Within</a>'
  await link('Within').click()
  expect([followed, dialog()]).toEqual([['/slides/article/inner'], null])
})

it('returns false for links that the lightbox cannot show', () => {
  const links = [...addText().querySelectorAll('a')]
  const indexOf = (href: string) => links.findIndex((a) => a.getAttribute('href') === href)
  expect(openLinked(links, indexOf('/catalogue.pdf'))).toBe(false)
  expect(openLinked(links, links.length)).toBe(false)
  expect(openLinked(links, indexOf('https://evil.example/'))).toBe(false)
})

it('focuses the link of the last slide on close, and restores address and history state', async () => {
  watch()
  const before = [location.href, history.state]
  await link('the tides').click()
  await expectSlide('the tides')
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide('note')
  await userEvent.keyboard('{Escape}')
  await expectClosed()
  expect(document.activeElement?.textContent).toBe('note')
  expect([location.href, history.state]).toEqual(before)
})

it(
  'closes with one Back after many moves, and opens again with Forward',
  { tags: 'long' },
  async () => {
    watch()
    await link('the tides').click()
    await expectSlide('the tides')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expectSlide('a video')
    await goBack()
    await expectClosed()
    expect(document.activeElement?.getAttribute('href')).toBe('/slides/video.mp4')
    const navigated = new Promise((resolve) =>
      addEventListener('popstate', resolve, { once: true }),
    )
    history.forward()
    await navigated
    await expectSlide('a video')
  },
)

it('moves directly to the first and the last of many', { tags: 'long' }, async () => {
  const text = document.body.appendChild(document.createElement('article'))
  onTestFinished(() => text.remove())
  text.innerHTML = Array.from(
    { length: 12 },
    (_, i) => `<a data-lightbox-link href="/slides/article/n${i + 1}">number ${i + 1}</a> `,
  ).join('')
  onTestFinished(watchLinks(text))
  await page.getByRole('link', { name: 'number 5', exact: true }).click()
  await expectSlide('number 5')
  const titles: (string | null)[] = []
  const observer = new MutationObserver(() => titles.push(dialog()?.ariaLabel ?? null))
  observer.observe(dialog() ?? document, { attributeFilter: ['aria-label'] })
  onTestFinished(() => observer.disconnect())
  await userEvent.keyboard('{End}')
  await expectSlide('number 12')
  await userEvent.keyboard('{Home}')
  await expectSlide('number 1')
  expect(titles).toEqual(['number 12', 'number 1'])
})

it('shows the images of a text as a set of their own, in all their sizes', async () => {
  const text = addText()
  onTestFinished(watchLinks(text))
  const [small, large] = [svgImage(8, 4, 30), svgImage(800, 400, 30)]
  const figure = (alt: string, caption = '') => `
    <figure><a data-lightbox-link="images" href="/slides/size/960.jpg?${alt}" aria-label="Enlarge: ${alt}">
      <picture><source type="image/webp" srcset="${small} 8w, ${large} 800w">
        <img src="${small}" alt="${alt}" width="1600" height="800"></picture></a>${caption}</figure>`
  text.insertAdjacentHTML(
    'beforeend',
    figure('Recto') + figure('Verso', '<figcaption>The back, unsigned</figcaption>'),
  )
  await link('Enlarge: Verso').click()
  await expectSlide('The back, unsigned')
  await expect.poll(slideStatus).toBe('shown')
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 2: The back, unsigned')
  const image = () => panel()?.querySelector('img')
  expect([image()?.alt, image()?.width]).toEqual(['Verso', expect.any(Number)])
  expect(panel()?.querySelector('source')?.srcset).toBe(`${small} 8w, ${large} 800w`)
  await expect.element(page.getByRole('button', { name: 'Full size' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide('Recto')
})

it('shows the credit and the licence of a figure after its caption', async () => {
  const text = document.body.appendChild(document.createElement('article'))
  onTestFinished(() => text.remove())
  const figure = (alt: string, caption: string) => `
    <figure><a data-lightbox-link="images" href="/slides/size/960.jpg?${alt}" aria-label="Enlarge: ${alt}">
      <picture><img src="${svgImage(8, 4, 30)}" alt="${alt}" width="1600" height="800"></picture></a>
      <figcaption>${caption}</figcaption></figure>`
  text.innerHTML =
    figure(
      'Recto',
      `Ada Berg at <em>sea</em>
       <small data-credit>Ada Berg · <a rel="license" href="/by">CC BY 4.0</a></small>`,
    ) +
    figure('Verso', '<small data-credit>Ada Berg</small>') +
    figure('Frame', '<small data-credit><a rel="license" href="/by">CC BY 4.0</a></small>')
  onTestFinished(watchLinks(text))
  const credit = () => document.querySelector('[data-slide] [data-credit]')
  await link('Enlarge: Recto').click()
  await expectSlide('Ada Berg at sea')
  await expect.poll(slideStatus).toBe('shown')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 of 3: Ada Berg at sea')
  expect(credit()?.textContent).toBe('Ada Berg · CC BY 4.0')
  expect(credit()?.querySelector('a')?.href).toBe(new URL('/by', location.href).href)
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide('Verso')
  expect(credit()?.textContent.trim()).toBe('Ada Berg')
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide('Frame')
  expect(credit()?.textContent.trim()).toBe('CC BY 4.0')
})

it('has no axe violations', async () => {
  await prefer('prefers-reduced-motion', 'reduce')
  watch()
  await link('the tides').click()
  await expect.poll(slideStatus).toBe('shown')
  await expectNoViolations(dialog() ?? document)
})

it('shows a video with the poster and the subtitles of its link', async () => {
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
  await expectSlide('the video')
  await expect.poll(() => panel()?.querySelector('img')?.src).toBe(svgImage(16, 9, 9))
  await page.getByRole('button', { name: 'Play the video: the video' }).click()
  const player = panel()?.querySelector('[data-player]')?.getBoundingClientRect()
  expect((player?.width ?? 0) / (player?.height ?? 1)).toBeCloseTo(0.5, 1)
  await expect
    .poll(() => panel()?.querySelector('video track')?.getAttribute('label'))
    .toBe('English')
})
