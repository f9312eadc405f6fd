import sharp from 'sharp'
import { BROKEN, LARGE, largeFile, PICTURES, SMALL, smallFile } from './pictures'

/** Pictures by file name: as hard to decode as photographs are, no two alike. */
export async function drawPictures(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (let picture = 0; picture <= BROKEN; picture++) {
    const large = await drawPicture(picture)
    const small = await sharp(large).resize(SMALL.width, SMALL.height).jpeg({ quality: 75 })
    files.set(smallFile(picture), await small.toBuffer())
    if (picture !== BROKEN) files.set(largeFile(picture), large)
  }
  return files
}

/** Grain under a colour of its own: some 250 kB. */
const drawPicture = (picture: number): Promise<Uint8Array> =>
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
    .tint(`hsl(${(picture * 360) / (PICTURES + 1)}, 60%, 50%)`)
    .jpeg({ quality: 80 })
    .toBuffer()
