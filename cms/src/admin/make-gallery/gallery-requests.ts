import type { GalleryPlan } from '../../media-library/gallery/gallery-plan'
import type { GalleryRequest } from '../../media-library/gallery/gallery-request'
import { postToMedia } from '../media-library/post-to-media'

/** @returns a sentence if it failed */
export const fetchPlan = (images: readonly number[], locale: string) =>
  postToMedia<GalleryPlan>({ path: 'gallery-plan', locale, body: { images } })

/** @returns a sentence if it failed */
export const sendGallery = (body: GalleryRequest, locale: string) =>
  postToMedia<{ readonly id: number }>({
    ...{ path: 'gallery', locale, body },
    advice: 'Check the list of pages before you try again.',
  })
