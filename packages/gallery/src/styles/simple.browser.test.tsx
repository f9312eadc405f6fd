import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { imageInputs, nineWorks } from '../testing/tiles/image-inputs'
import { render } from '../testing/render'
import { finishAnimations } from '../testing/tiles/show-tiles'
import { Gallery } from '../react/client/Gallery'
import all from './index.css?inline'
import simple from './simple.css?inline'
import unlayered from './simple-unlayered.css?inline'
import { compareLooks, lookOf, stylePage } from './testing/style-page'

const works = nineWorks.map((image) => ({ ...image, author: 'Ada Lindqvist', intro: 'Ink.' }))

test.each([
  ['images alone', { images: imageInputs(9) }],
  ['images with titles', { images: works, title: 'Work', groups: [] }],
  ['a hover box that slides', { images: works, groups: [], hoverBox: 'slide-top' as const }],
])('with simple.css %s look as with all styles', async (_, props) => {
  const look = async (css: string) => {
    document.body.replaceChildren()
    stylePage('', css)
    const container = await render(<Gallery {...props} />)
    await userEvent.hover(page.getByRole('listitem').first())
    await finishAnimations()
    return lookOf(container.querySelector('section') ?? container)
  }
  const expected = await look(all)
  expect(expected.length).toBeGreaterThan(50)
  expect(compareLooks(expected, await look(simple))).toEqual([])
})

test.each([
  ['layered', simple],
  ['unlayered', unlayered],
])('with the sheet for images alone the lightbox adds its styles once: %s', async (form, css) => {
  stylePage('', css)
  const style = getComputedStyle(document.documentElement)
  expect(style.getPropertyValue('--_tessera-lightbox-styles')).toBe(form)
  const before = document.adoptedStyleSheets.length
  await render(<Gallery images={imageInputs(2)} />)
  for (const name of ['Colour 1', 'Colour 2']) {
    await page.getByRole('link', { name: `Enlarge: ${name}` }).click()
    const dialog = page.getByRole('dialog', { name })
    await expect.element(dialog).toBeVisible()
    expect(getComputedStyle(dialog.element()).zIndex).toBe('100')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
  expect(document.adoptedStyleSheets.length).toBeLessThanOrEqual(before + 1)
})
