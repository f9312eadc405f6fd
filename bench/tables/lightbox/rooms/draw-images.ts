import sharp from 'sharp'
import { BROKEN, LARGE, largeFile, IMAGES, SMALL, smallFile } from './images'

/** Images by file name: as hard to decode as photographs are, no two alike. */
export async function drawImages(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (let image = 0; image <= BROKEN; image++) {
    const large = await drawImage(image)
    const small = await sharp(large).resize(SMALL.width, SMALL.height).jpeg({ quality: 75 })
    files.set(smallFile(image), await small.toBuffer())
    if (image !== BROKEN) files.set(largeFile(image), large)
  }
  return files
}

/** Grain under a colour of its own: some 250 kB. */
const drawImage = (image: number): Promise<Uint8Array> =>
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
