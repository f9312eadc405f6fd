import { allStyles, simpleStyles } from 'virtual:unlayered-styles'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountLightbox, imageTile } from '../react/lightbox/testing/mount-lightbox'
import { DEFAULT_LIGHTBOX } from '../core/defaults'
import { Gallery } from '../react/images/Gallery'
import { renderStatic } from '../testing/render'
import { imageInputs } from '../testing/tiles/image-inputs'
import { finishAnimations, showTiles, tileWithImage } from '../testing/tiles/show-tiles'
import { groupOf, tileOf } from '../testing/tiles/tiles'
import bootstrap from './testing/hosts/bootstrap-5.css?inline'
import tailwind3 from './testing/hosts/tailwind-3.css?inline'
import tailwind4 from './testing/hosts/tailwind-4.css?inline'
import simpleLayered from './simple.css?inline'
import { countDifferentPixels, pictureOf } from './testing/screenshots'
import { compareStyles, stylesOf, stylePage } from './testing/style-page'
import { longIf } from '../../../../scripts/test/test-tags.mjs'

/** Pages that a gallery is put into: their rules, and which sheets of the gallery the docs name for them. */
const HOSTS = [
  { host: 'Tailwind 3', rules: tailwind3, layered: false },
  { host: 'Tailwind 4, with the sheet without layers', rules: tailwind4, layered: false },
  {
    host: 'Tailwind 4',
    rules: `@layer theme, base, components, utilities; @layer base {${tailwind4}}`,
    layered: true,
  },
  { host: 'Bootstrap', rules: bootstrap, layered: false },
  {
    host: 'border boxes',
    rules: '*, ::before, ::after { box-sizing: border-box }',
    layered: false,
  },
  {
    host: 'a reset',
    rules: '* { margin: 0; padding: 0; border: 0; font: inherit }',
    layered: false,
  },
  { host: 'a grid of its own', rules: '[data-grid] { display: flex }', layered: false },
]

const tiles = [
  ...['a', 'b', 'c', 'd', 'e'].map((id) => tileWithImage(id, 'teal')),
  tileOf('f'),
  tileOf('g'),
]
const gallery = {
  groups: [groupOf('topic', ['print', 'photo'])],
  search: true,
  sorts: ['title', 'random'] as const,
}

interface Look {
  readonly styles: ReturnType<typeof stylesOf>
  readonly picture: string
}

const lookOf = async (element: Element): Promise<Look> => ({
  styles: stylesOf(element),
  picture: await pictureOf(element),
})

async function expectSameLook(actual: Look, expected: Look) {
  expect(compareStyles(expected.styles, actual.styles)).toEqual([])
  expect(await countDifferentPixels(expected.picture, actual.picture)).toBe(0)
}

for (const [index, { host, rules, layered }] of HOSTS.entries())
  describe(`in a page with ${host}`, longIf(index > 0), () => {
    const own = layered ? null : allStyles

    test.each(['mosaic', 'masonry', 'columns', 'justified', 'list'] as const)(
      'a gallery looks as in an empty page: %s',
      async (layout) => {
        const lookWith = async (css: string) => {
          stylePage(css, own)
          const container = showTiles(tiles, { ...gallery, layout })
          return lookOf(sectionIn(container))
        }
        const expected = await lookWith('')
        document.body.replaceChildren()
        await expectSameLook(await lookWith(rules), expected)
      },
    )

    test('images alone look as in an empty page', async () => {
      const lookWith = async (css: string) => {
        stylePage(css, layered ? simpleLayered : simpleStyles)
        return lookOf(sectionIn(renderStatic(<Gallery images={imageInputs(3)} />)))
      }
      const expected = await lookWith('')
      document.body.replaceChildren()
      await expectSameLook(await lookWith(rules), expected)
    })

    test('its lightbox does too', async () => {
      const lookWith = async (css: string) => {
        stylePage(css, own)
        const images = ['a', 'b'].map((id) => imageTile(id, { caption: 'Ink on paper' }))
        const unmount = mountLightbox(images, 'a', DEFAULT_LIGHTBOX)
        onTestFinished(unmount)
        await expect.element(page.getByRole('dialog')).toBeVisible()
        await expect.poll(() => document.querySelector('dialog')?.dataset['status']).toBe('open')
        await expect.poll(() => document.querySelector('[data-control="share"]')).toBeTruthy()
        await finishAnimations()
        await expect.poll(() => document.querySelector('dialog[data-opening]')).toBeNull()
        const look = await lookOf(findElement(document, 'dialog'))
        unmount()
        return look
      }
      const expected = await lookWith('')
      expect(expected.styles.length).toBeGreaterThan(10)
      await expectSameLook(await lookWith(rules), expected)
    })
  })

const sectionIn = (container: Element) => findElement(container, 'section')

function findElement(parent: ParentNode, selector: string): Element {
  const element = parent.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}
