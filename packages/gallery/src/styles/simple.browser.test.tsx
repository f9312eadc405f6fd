import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { imageInputs, nineWorks } from '../testing/tiles/image-inputs'
import { render } from '../testing/render'
import { finishAnimations } from '../testing/tiles/show-tiles'
import { Gallery, type GalleryProps } from '../react/images/Gallery'
import all from './index.css?inline'
import simple from './simple.css?inline'
import unlayered from './simple-unlayered.css?inline'
import { compareStyles, stylesOf, stylePage } from './testing/style-page'
import { longIf } from '../../../../scripts/test/test-tags.mjs'

const works = nineWorks.map((image) => ({ ...image, author: 'Ada Lindqvist', intro: 'Ink.' }))

for (const [content, props] of [
  ['images alone', { images: imageInputs(9) }],
  ['images with titles', { images: works, title: 'Work', groups: [] }],
  ['a hover box that slides', { images: works, groups: [], hoverBox: 'slide-top' }],
] satisfies [string, GalleryProps][])
  test(
    `with simple.css ${content} look as with all styles`,
    longIf(content !== 'images alone'),
    async () => {
      const stylesWith = async (css: string) => {
        document.body.replaceChildren()
        stylePage('', css)
        const container = await render(<Gallery {...props} />)
        await userEvent.hover(page.getByRole('listitem').first())
        await finishAnimations()
        return stylesOf(container.querySelector('section') ?? container)
      }
      const expected = await stylesWith(all)
      expect(expected.length).toBeGreaterThan(50)
      expect(compareStyles(expected, await stylesWith(simple))).toEqual([])
    },
  )

for (const [form, css] of [
  ['layered', simple],
  ['unlayered', unlayered],
] as const)
  test(
    `with the sheet for images alone the lightbox adds its styles once: ${form}`,
    longIf(form !== 'layered'),
    async () => {
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
    },
  )
