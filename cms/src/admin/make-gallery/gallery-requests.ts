import type { GalleryPlan } from '../../media-library/gallery/gallery-plan'
import type { GalleryRequest } from '../../media-library/gallery/gallery-request'
import { postToMedia } from '../media-library/post-to-media'
import { describeFailure } from '../saving/autosave/describe-failure'

/** @returns a sentence if it failed */
export const fetchPlan = (images: readonly number[], locale: string) =>
  post<GalleryPlan>('gallery-plan', locale, { images })

/** @returns a sentence if it failed */
export const sendGallery = (request: GalleryRequest, locale: string) =>
  post<{ readonly id: number }>('gallery', locale, request)

async function post<T>(path: string, locale: string, body: object): Promise<T | string> {
  try {
    const response = await postToMedia(path, locale, body)
    if (response.ok) return await response.json()
    const failure = describeFailure(response.status, await response.json().catch(() => null))
    return 'reason' in failure ? `This failed: ${failure.reason}` : 'This failed.'
  } catch {
    return 'This failed: the server cannot be reached. Try again.'
  }
}
