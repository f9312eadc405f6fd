import { expect, test } from 'vitest'
import type { Media, SiteInfo } from '@tessera/content'
import { iconHash, iconLinks, chooseIcon } from './icon'

const image = (width: number, height: number): Media => ({
  ...{ alt: '', decorative: true, title: null, showCaption: false, thumbHash: null, credit: null },
  ...{ width, height, focalPoint: { x: 0.5, y: 0.5 } },
  variants: [320, 640].map((size) => ({
    ...{ type: 'image/webp', width: size, height: size },
    path: `/media/${width}-${size}.webp`,
  })),
})
const media = new Map([
  ['square', image(800, 800)],
  ['wide', image(1200, 300)],
])
const site = (changes: Partial<SiteInfo>): SiteInfo => ({
  ...{ name: 'Press', description: null, logo: null, icon: null, frameHosts: [] },
  ...{ feeds: 'full', search: true, related: true, scripts: [] },
  ...changes,
})

test('prefers the editor’s image to a square logo, and a logo to the first letter of the name', () => {
  const choose = (changes: Partial<SiteInfo>) => chooseIcon({ site: site(changes), media })
  expect(choose({ icon: 'wide', logo: 'square' })).toEqual({
    kind: 'image',
    path: '/media/1200-640.webp',
    type: 'image/webp',
  })
  expect(choose({ logo: 'square' })).toEqual({
    kind: 'image',
    path: '/media/800-640.webp',
    type: 'image/webp',
  })
  expect(choose({ logo: 'wide' })).toEqual({ kind: 'letter', letter: 'P' })
  expect(choose({ name: 'École' })).toEqual({ kind: 'letter', letter: 'E' })
  expect(choose({ name: '紙の音' })).toEqual({ kind: 'logo' })
  expect(chooseIcon({ site: null, media })).toEqual({ kind: 'logo' })
})

test('changes the URLs with what the icon shows', () => {
  const icon = chooseIcon({ site: site({}), media })
  expect(iconHash(icon, 'Press')).not.toBe(iconHash(icon, 'Presses'))
  expect(iconLinks({ site: site({}), media, theme: null }, 'Press').svg).toContain('/icon.svg')
  expect(iconLinks({ site: site({ icon: 'square' }), media, theme: null }, 'Press').svg).toBeNull()
})
