import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../styles/index.css'
import '../../styles/lightbox/index.css'
import { imageInputs, nineWorks } from '../../testing/tiles/image-inputs'
import { Gallery, type GalleryProps } from './Gallery'

// Browsers keep 250 entries by default.
performance.setResourceTimingBufferSize(5_000)

/** The modules of the package that the page requested, such as `lightbox/Lightbox`. */
const requested = () =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /\/src\/(?:react\/)?([\w/-]+)\.tsx?/.exec(name)?.[1] ?? [])

/** What a gallery loads when it needs it. */
const LAZY =
  /^(lightbox\/|animation\/|virtual\/|patch\/|store\/|static\/(filters|paging)\/|core\/(filter|url\/search-params|patterns\/patterns|layouts\/(masonry|justified)))|FullGallery|ImagesLightbox|DeferredEffects/

function show(props: GalleryProps): void {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  root.render(<Gallery {...props} />)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
}

// The tests share the modules of one page, in this order.
test('images alone load nothing for filters, other layouts, animation and the lightbox', async () => {
  await userEvent.unhover(document.body)
  show({ images: imageInputs(5) })
  await expect.element(page.getByRole('link', { name: 'Enlarge: Colour 5' })).toBeInTheDocument()
  await new Promise((resolve) => requestIdleCallback(resolve))
  expect(requested()).toContain('images/SimpleGallery')
  expect(requested().filter((name) => LAZY.test(name))).toEqual([])
})

test(
  'the lightbox is loaded when a visitor points at a tile, and the filters are not',
  { tags: 'long' },
  async () => {
    show({ images: imageInputs(5) })
    await page.getByRole('link', { name: 'Enlarge: Colour 2' }).hover()
    await expect.poll(requested).toContain('lightbox/Lightbox')
    await page.getByRole('link', { name: 'Enlarge: Colour 2' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Colour 2' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(document.activeElement?.ariaLabel).toBe('Enlarge: Colour 3')
    expect(requested()).not.toContain('images/full/FullGallery')
  },
)

test(
  'filters load the full gallery with its animation, and no search, sort menu or period',
  { tags: 'long' },
  async () => {
    show({ images: nineWorks })
    await page.getByRole('link', { name: /^Photos, 3/ }).click()
    await expect.poll(() => document.querySelectorAll('[data-tile]:not([hidden])').length).toBe(3)
    await expect.poll(requested).toContain('animation/useFlip')
    expect(requested()).toContain('images/full/FullGallery')
    expect(requested()).not.toContain('static/filters/period/PeriodFilter')
    expect(requested()).not.toContain('virtual/VirtualGrid')
  },
)

test('another layout shows its tiles in it', async () => {
  show({ images: imageInputs(5), layout: 'masonry' })
  await expect.poll(() => document.querySelector('[data-layout=masonry] [data-tile]')).toBeTruthy()
})

test('many images load the grid that keeps few tiles in the page', { tags: 'long' }, async () => {
  show({ images: imageInputs(300) })
  await expect.poll(requested).toContain('virtual/VirtualGrid')
})

test('a search and a sort menu are shown once they are loaded', { tags: 'long' }, async () => {
  show({ images: nineWorks, search: true, sorts: ['title'] })
  await page.getByRole('searchbox').fill('Work 7')
  await expect.poll(() => document.querySelectorAll('[data-tile]:not([hidden])').length).toBe(1)
  expect(requested()).toContain('static/filters/search/SearchField')
  expect(requested()).toContain('static/filters/menu/SortMenu')
})
