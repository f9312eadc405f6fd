import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { drawIcon } from './draw-icon'
import type { DrawingColours } from '../drawn-images/drawing-colours'
import type { Icon } from './icon'

/** Small ones stand in tabs, as they are; larger ones on home screens. */
const LARGEST_ROUNDED = 64

/** PNG, square. @param size px */
export async function renderIcon(
  icon: Icon,
  size: number,
  { dataDir, colours }: { readonly dataDir: string; readonly colours: DrawingColours },
): Promise<Buffer> {
  // Loaded when it is wanted: the site starts without it.
  const { default: sharp } = await import('sharp')
  const source =
    icon.kind === 'image'
      ? await readFile(join(dataDir, 'media/variants', basename(icon.file)))
      : Buffer.from(drawIcon(icon, { rounded: size <= LARGEST_ROUNDED, colours }))
  // Drawn large enough at once: enlarged afterwards, edges would be soft.
  const density = icon.kind === 'image' ? {} : { density: Math.max(72, (72 * size) / 1000) }
  return sharp(source, density)
    .resize(size, size, { fit: 'cover' })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
