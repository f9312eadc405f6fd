import unlayered from 'virtual:unlayered-styles'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountLightbox, imageTile } from '../react/lightbox/testing/mount-lightbox'
import { DEFAULT_LIGHTBOX } from '../core/defaults'
import { finishAnimations, showTiles, tileWithImage } from '../testing/tiles/show-tiles'
import { groupOf, tileOf } from '../testing/tiles/tiles'
import bootstrap from './testing/hosts/bootstrap-5.css?inline'
import tailwind3 from './testing/hosts/tailwind-3.css?inline'
import tailwind4 from './testing/hosts/tailwind-4.css?inline'
import { compareStyles, stylesOf, stylePage } from './testing/style-page'
import { longIf } from '../../../../scripts/test/test-tags.mjs'

/** Pages that a gallery is put into: their rules, and the sheet of the gallery that the docs name for them. */
const HOSTS = [
  { host: 'Tailwind 3', rules: tailwind3, own: unlayered },
  { host: 'Tailwind 4, with the sheet without layers', rules: tailwind4, own: unlayered },
  {
    host: 'Tailwind 4',
    rules: `@layer theme, base, components, utilities; @layer base {${tailwind4}}`,
    own: null,
  },
  { host: 'Bootstrap', rules: bootstrap, own: unlayered },
  {
    host: 'border boxes',
    rules: '*, ::before, ::after { box-sizing: border-box }',
    own: unlayered,
  },
  {
    host: 'a reset',
    rules: '* { margin: 0; padding: 0; border: 0; font: inherit }',
    own: unlayered,
  },
  { host: 'a grid of its own', rules: '[data-grid] { display: flex }', own: unlayered },
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

for (const [index, { host, rules, own }] of HOSTS.entries())
  describe(`in a page with ${host}`, longIf(index > 0), () => {
    test.each(['mosaic', 'masonry', 'columns', 'justified', 'list'] as const)(
      'a gallery looks as in an empty page: %s',
      async (layout) => {
        const stylesWith = (css: string) => {
          stylePage(css, own)
          const container = showTiles(tiles, { ...gallery, layout })
          const section = container.querySelector('section') ?? container
          return stylesOf(section)
        }
        const expected = stylesWith('')
        document.body.replaceChildren()
        expect(compareStyles(expected, stylesWith(rules))).toEqual([])
      },
    )

    test('its lightbox does too', async () => {
      const stylesWith = async (css: string) => {
        stylePage(css, own)
        const images = ['a', 'b'].map((id) => imageTile(id, { caption: 'Ink on paper' }))
        const unmount = mountLightbox(images, 'a', DEFAULT_LIGHTBOX)
        onTestFinished(unmount)
        await expect.element(page.getByRole('dialog')).toBeVisible()
        await expect.poll(() => document.querySelector('dialog')?.dataset['status']).toBe('open')
        await expect.poll(() => document.querySelector('[data-control="share"]')).toBeTruthy()
        await finishAnimations()
        await expect.poll(() => document.querySelector('dialog[data-opening]')).toBeNull()
        const dialog = document.querySelector('dialog')
        const styles = dialog ? stylesOf(dialog) : []
        unmount()
        return styles
      }
      const expected = await stylesWith('')
      expect(expected.length).toBeGreaterThan(10)
      expect(compareStyles(expected, await stylesWith(rules))).toEqual([])
    })
  })
