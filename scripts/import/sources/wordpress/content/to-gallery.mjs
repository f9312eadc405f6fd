// @ts-check

/**
 * @typedef {import('../read-site.mjs').WordPressSite} WordPressSite
 * @typedef {import('../read-site.mjs').Attachment} Attachment
 * @typedef {import('../../../html/find-media.mjs').ImageReference} ImageReference
 * @typedef {import('./find-images.mjs').FoundImage} FoundImage
 * @typedef {import('../../../website/website.mjs').ImageGallery} ImageGallery
 */

/** Types of Jetpack's tiled galleries and the layouts that look like them. @type {Readonly<Record<string, ImageGallery['layout']>>} */
const LAYOUTS = { rectangular: 'justified', columns: 'masonry', mosaic: 'mosaic' }

/**
 * The images of a `[gallery]`: those that it names, or those that were uploaded to its post.
 * @param {ReadonlyMap<string, string>} attributes
 * @param {{ site: WordPressSite, postId: string }} context
 * @returns {ImageGallery}
 */
export function toShortcodeGallery(attributes, { site, postId }) {
  const named = listIds(attributes.get('ids') ?? attributes.get('include'))
  const excluded = new Set(listIds(attributes.get('exclude')))
  const parent = attributes.get('id') ?? postId
  const ids = named.length ? named : uploadedTo(parent, site).filter((id) => !excluded.has(id))
  const images = ids.flatMap((id) => {
    const attachment = site.attachments.get(id)
    return attachment?.isImage ? [toReference(attachment)] : []
  })
  if (attributes.get('order')?.toLowerCase() === 'desc') images.reverse()
  return { layout: LAYOUTS[attributes.get('type') ?? ''] ?? 'columns', images }
}

/** @param {string | undefined} text */
const listIds = (text) => text?.match(/\d+/g) ?? []

/** @param {string} parent @param {WordPressSite} site */
const uploadedTo = (parent, { attachments }) =>
  [...attachments].flatMap(([id, attachment]) => (attachment.parent === parent ? [id] : []))

/** @param {Attachment} attachment @returns {ImageReference} */
export const toReference = ({ src, alt, caption, title }) => ({
  ...{ type: 'image-reference', src, caption: caption || null },
  alt: alt || caption || (isWritten(title) ? title : ''),
})

/** Whether a title describes the image; many are names of files. @param {string} title */
const isWritten = (title) => /\p{L}{2,}\s+\p{L}/u.test(title) && !/^(dsc|img|pict?)\b/i.test(title)

/** @param {FoundImage} image @param {WordPressSite} site @returns {ImageReference} */
export function completeImage({ id, src, alt, caption }, site) {
  const attachment = site.attachments.get(id ?? '')
  const known = attachment && toReference(attachment)
  return {
    type: 'image-reference',
    src: known?.src ?? site.findUpload(src),
    alt: alt || known?.alt || caption || alt,
    caption: caption ?? known?.caption ?? null,
  }
}
