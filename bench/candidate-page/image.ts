import sharp from 'sharp'

/** The image of all tiles: a PNG of 240 x 180 px. */
export const createImage = (): Promise<Uint8Array> =>
  sharp({ create: { width: 240, height: 180, channels: 3, background: '#8a9aa8' } })
    .png()
    .toBuffer()
