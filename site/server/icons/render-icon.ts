import { buffer } from 'node:stream/consumers'
import type { MediaStore } from '../../../scripts/media-store/media-store.mjs'
import type { ImageColours } from '../generated-images/image-colours'
import { mediaFile } from '../publications/media-file'
import { drawIcon } from './draw-icon'
import type { Icon } from './icon'

/** Icons up to this size, px, are for tabs and have round corners. Home screens round larger ones themselves. */
const MAX_ROUNDED = 64

/**
 * A square PNG.
 * @param size px
 */
export async function renderIcon(
  icon: Icon,
  size: number,
  { mediaStore, colours }: { readonly mediaStore: MediaStore; readonly colours: ImageColours },
): Promise<Buffer> {
  // Imported on the first request, so that the site starts faster.
  const { default: sharp } = await import('sharp')
  const source =
    icon.kind === 'image'
      ? await readImage(mediaStore, icon)
      : Buffer.from(drawIcon(icon, { rounded: size <= MAX_ROUNDED, colours }))
  // Rasterises the SVG at its final size, because enlarging a smaller image would blur the edges.
  const options = icon.kind === 'image' ? {} : { density: Math.max(72, (72 * size) / 1000) }
  return sharp(source, options)
    .resize(size, size, { fit: 'cover' })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function readImage(store: MediaStore, { path, type }: { path: string; type: string }) {
  const stream = await store.read(...mediaFile(path, type))
  if (!stream) throw new Error(`The image of the icon is missing: ${path}`)
  return buffer(stream)
}
