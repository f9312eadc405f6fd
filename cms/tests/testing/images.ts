import type { Payload } from 'payload'
import sharp from 'sharp'

interface TestImage {
  readonly name?: string
  /** px */
  readonly width?: number
  readonly height?: number
}

/** A JPEG file for `payload.create`. */
export async function createImageFile({
  name = 'grey.jpg',
  width = 60,
  height = 40,
}: TestImage = {}) {
  const data = await sharp({ create: { width, height, channels: 3, background: '#385' } })
    .jpeg()
    .toBuffer()
  return { data, mimetype: 'image/jpeg', name, size: data.length }
}

export const uploadImage = async (payload: Payload, alt?: string, image?: TestImage) =>
  payload.create({ collection: 'media', data: { alt }, file: await createImageFile(image) })
