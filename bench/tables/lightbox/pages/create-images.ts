import sharp from 'sharp'
import { BROKEN, LARGE, largeFile, IMAGES, SMALL, smallFile } from './images'

/** File name → JPEG file. Every image differs, and takes about as long to decode as a photograph. */
export async function createImages(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (let image = 0; image <= BROKEN; image++) {
    const large = await createImage(image)
    const small = await sharp(large).resize(SMALL.width, SMALL.height).jpeg({ quality: 75 })
    files.set(smallFile(image), await small.toBuffer())
    if (image !== BROKEN) files.set(largeFile(image), large)
  }
  return files
}

/** Noise with a tint; about 250 kB. */
const createImage = (image: number): Promise<Uint8Array> =>
  sharp({
    create: {
      width: LARGE.width / 4,
      height: Math.ceil(LARGE.height / 4),
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .resize(LARGE.width, LARGE.height, { fit: 'fill' })
    .tint(`hsl(${(image * 360) / (IMAGES + 1)}, 60%, 50%)`)
    .jpeg({ quality: 80 })
    .toBuffer()
