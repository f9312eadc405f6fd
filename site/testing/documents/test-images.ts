import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Media } from '@tessera/content'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

const WIDTHS = [320, 640, 960, 1600]
const SHAPES = [
  [1600, 1067],
  [1200, 1600],
  [1600, 1200],
  [1600, 900],
  [1400, 1400],
] as const

/**
 * Writes images to `<dataDir>/media/variants`, with variants as the CMS creates them for uploads.
 * @returns the media documents
 */
export async function writeTestImages(dataDir: string, count: number): Promise<readonly Media[]> {
  const folder = join(dataDir, 'media/variants')
  mkdirSync(folder, { recursive: true })
  const media: Media[] = []
  for (let index = 0; index < count; index++) {
    const [width, height] = SHAPES[index % SHAPES.length] ?? [1600, 1200]
    const original = await sharp(Buffer.from(drawSvg(index, width, height)))
      .png()
      .toBuffer()
    const stem = `drawing-${index}-${(0x1a2b3c4d + index * 7919).toString(16).slice(0, 8)}`
    const variants: Media['variants'] = []
    for (const variantWidth of WIDTHS.filter((each) => each <= width)) {
      for (const type of ['avif', 'webp'] as const) {
        const name = `${stem}-${variantWidth}.${type}`
        const image = sharp(original).resize(variantWidth)
        const info = await (
          type === 'avif' ? image.avif({ effort: 0 }) : image.webp({ effort: 0 })
        ).toFile(join(folder, name))
        variants.push({
          type: `image/${type}`,
          width: variantWidth,
          height: info.height,
          path: `/media/${name}`,
        })
      }
    }
    const small = await sharp(original)
      .resize(64, 64, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const hash = rgbaToThumbHash(small.info.width, small.info.height, small.data)
    media.push({
      alt: `Drawing number ${index + 1}: hills and a sun`,
      decorative: false,
      title: `Text cover ${index + 1}, second state`,
      showCaption: index % 2 === 0,
      width,
      height,
      focalPoint: { x: 0.5, y: 0.4 },
      thumbHash: Buffer.from(hash).toString('base64'),
      variants,
      credit: null,
    })
  }
  return media
}

/** Hills and a sun. */
function drawSvg(seed: number, width: number, height: number): string {
  const hue = (seed * 47) % 360
  const ridge = (level: number) => {
    const y = height * (0.35 + level * 0.13)
    const points = Array.from({ length: 25 }, (_, i) => {
      const wave =
        Math.sin(i * 0.5 + seed * 1.7 + level * 2) + 0.5 * Math.sin(i * 1.3 + seed + level)
      return `${(i * width) / 24},${y + wave * height * 0.05}`
    })
    return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}" fill="hsl(${(hue + level * 18) % 360} 38% ${62 - level * 11}%)"/>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${(hue + 30) % 360} 45% 84%)"/>
    <circle cx="${width * (0.25 + ((seed * 13) % 50) / 100)}" cy="${height * 0.33}" r="${height * 0.13}" fill="hsl(${(hue + 160) % 360} 70% 60%)"/>
    ${[0, 1, 2, 3, 4].map(ridge).join('')}</svg>`
}
