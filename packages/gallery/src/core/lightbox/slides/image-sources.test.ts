import { describe, expect, it } from 'vitest'
import type { TileImage } from '../../types'
import { lightboxSources } from './image-sources'
import { originalSource } from '../../tile/original-source'

const image: TileImage = {
  alt: '',
  width: 3000,
  height: 2000,
  focalPoint: { x: 0.5, y: 0.5 },
  thumbHash: null,
  caption: null,
  variants: [
    { type: 'image/webp', width: 320, src: '/media/a-320.webp' },
    { type: 'image/webp', width: 960, src: '/media/a-960.webp' },
    { type: 'image/avif', width: 960, src: '/media/a-960.avif' },
  ],
}

describe('lightboxSources', () => {
  it('lists AVIF before WebP, with the width between the margins', () => {
    const { sources, sizes, src } = lightboxSources(image, 0)
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    expect(sources[1]?.srcSet).toBe('/media/a-320.webp 320w, /media/a-960.webp 960w')
    expect(sizes).toContain('100vw - 70px')
    expect(src).toBe('/media/a-960.webp')
  })
  it('changes the URL for every attempt, except for blob: URLs', () => {
    expect(lightboxSources(image, 2).src).toBe('/media/a-960.webp?retry=2')
    const blob = { ...image, variants: [{ type: 'image/png', width: 1, src: 'blob:x' }] } as const
    expect(lightboxSources(blob, 2).src).toBe('blob:x')
  })
  it('originalSource returns the URL without an attempt', () => {
    expect(originalSource(image)).toBe('/media/a-960.webp')
  })
})
