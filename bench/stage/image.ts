import sharp from 'sharp'

/** The image that all tiles show: 240 x 180. */
export const drawImage = (): Promise<Uint8Array> =>
  sharp({ create: { width: 240, height: 180, channels: 3, background: '#8a9aa8' } })
    .png()
    .toBuffer()
