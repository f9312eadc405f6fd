import { expect, test } from 'vitest'
import type { Media, SiteInfo } from '@tessera/content'
import { iconHash, iconLinks, chooseIcon } from './icon'

const image = (width: number, height: number): Media => ({
  ...{ alt: '', decorative: true, title: null, showCaption: false, thumbHash: null },
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
const site = (said: Partial<SiteInfo>): SiteInfo => ({
  ...{ name: 'Press', description: null, logo: null, icon: null, frameHosts: [] },
  ...{ feeds: 'full', search: true, related: true, scripts: [] },
  ...said,
})

test('an editor’s image goes before a square logo, and that before the first letter', () => {
  const of = (said: Partial<SiteInfo>) => chooseIcon({ site: site(said), media })
  expect(of({ icon: 'wide', logo: 'square' })).toEqual({
    kind: 'image',
    file: '/media/1200-640.webp',
  })
  expect(of({ logo: 'square' })).toEqual({ kind: 'image', file: '/media/800-640.webp' })
  expect(of({ logo: 'wide' })).toEqual({ kind: 'letter', letter: 'P' })
  expect(of({ name: 'École' })).toEqual({ kind: 'letter', letter: 'E' })
  expect(of({ name: '紙の音' })).toEqual({ kind: 'mark' })
  expect(chooseIcon({ site: null, media })).toEqual({ kind: 'mark' })
})

test('addresses change with what is shown', () => {
  const icon = chooseIcon({ site: site({}), media })
  expect(iconHash(icon, 'Press')).not.toBe(iconHash(icon, 'Presses'))
  expect(iconLinks({ site: site({}), media, theme: null }, 'Press').svg).toContain('/icon.svg')
  expect(iconLinks({ site: site({ icon: 'square' }), media, theme: null }, 'Press').svg).toBeNull()
})
