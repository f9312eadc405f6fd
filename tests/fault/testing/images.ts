import sharp from 'sharp'
import { connectToCms } from '../../e2e/product/running/cms-client'
import type { Product } from '../../e2e/product/running/start-product'
import type { Send } from './signed-in-editor'

interface Noise {
  /** px. */
  readonly width: number
  /** px. */
  readonly height: number
  /** Decides the content. */
  readonly seed: number
}

/** A JPEG image that takes long to encode. */
export const noise = ({ width, height, seed }: Noise) =>
  sharp({
    create: {
      ...{ width, height, channels: 3 },
      background: { r: seed % 256, g: (seed >> 8) % 256, b: 90 },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()

interface Image {
  readonly name: string
  readonly alt: string
  readonly content: Uint8Array
}

/** Uploads an image as a form of the admin does. */
export function uploadImage(send: Send, { name, alt, content }: Image): Promise<Response> {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt }))
  body.set('file', new Blob([new Uint8Array(content)]), name)
  return send('/api/media', { method: 'POST', body })
}

/** The images whose variants are still to be made. */
export const imagesAtWork = async (product: Product) =>
  (await connectToCms(product).list('media')).filter(({ processing }) => processing !== null)
