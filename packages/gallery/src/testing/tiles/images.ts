import type { TileImage } from '../../core/types'

/** An image of one colour. White is the worst case for light text. */
export const imageOf = (colour: string): TileImage => ({
  alt: 'A quay in the rain',
  width: 1200,
  height: 800,
  focalPoint: { x: 0.2, y: 0.9 },
  thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  caption: null,
  variants: [
    {
      type: 'image/png',
      width: 320,
      src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="${colour}" d="M0 0h3v2H0"/></svg>`)}`,
    },
  ],
})
