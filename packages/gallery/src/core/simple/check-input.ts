import type { ImageInput } from './image-input'

const GALLERY_ID = /^[a-z][a-z0-9-]*$/

/** @throws when the id cannot be the prefix of URL keys */
export function checkGalleryId(id: string): void {
  if (GALLERY_ID.test(id)) return
  throw new Error(
    `The gallery's id is ${JSON.stringify(id)}. Its keys in the URL start with the id, so it is made of a to z, 0 to 9 and "-", and starts with a letter. Rename it, such as "work".`,
  )
}

/** @throws when the layout or a screen reader could do nothing with the image */
export function checkImage(image: ImageInput, position: number): void {
  const name = `Image ${position} (${JSON.stringify(image.src)})`
  if (typeof image.src !== 'string' || image.src === '')
    throw new Error(
      `Image ${position} has no src. There is nothing to show. Give each image the URL of its file.`,
    )
  if (!(image.width > 0) || !(image.height > 0))
    throw new Error(
      `${name} has no width and height. Its place is reserved before it is loaded, by its proportions. Give each image its size in px.`,
    )
  if (typeof image.alt !== 'string')
    throw new Error(
      `${name} has no alt. Visitors who cannot see it would not know what it shows. Describe it, or write alt="" if it is decorative.`,
    )
}

/** @throws when two images have the same id */
export function checkUniqueIds(images: readonly ImageInput[]): void {
  const ids = new Set<string>()
  for (const { id } of images) {
    if (id === undefined) continue
    if (ids.has(id))
      throw new Error(
        `Two images have the id ${JSON.stringify(id)}. The lightbox would open the wrong one. Give each image its own id, or leave it out.`,
      )
    ids.add(id)
  }
}
