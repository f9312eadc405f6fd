import { isSameContent } from '@tessera/content/store'
import type { PayloadRequest } from 'payload'
import {
  findCandidates,
  findImageGalleries,
  findPublishedImages,
  imageGalleriesOf,
} from './find-image-galleries'

interface PageInLanguage {
  readonly locale: string
  readonly body: unknown
}

/** Whether the galleries of a page take other images than before. Most saves of a page change none. */
export const takesOtherImages = (
  before: readonly PageInLanguage[],
  after: readonly PageInLanguage[],
): boolean => !isSameContent(imageSources(before), imageSources(after))

const imageSources = (pages: readonly PageInLanguage[]) =>
  Object.fromEntries(
    pages.flatMap(({ locale, body }) => {
      const sources = imageGalleriesOf(body).map(({ images }) => images)
      return sources.length > 0 ? [[locale, sources]] : []
    }),
  )

/** Ids of the images that are works, or may be: those of the published galleries, and those that were published. */
export async function findImageWorks(req: PayloadRequest): Promise<readonly string[]> {
  const galleries = await findImageGalleries(req)
  const candidates = await findCandidates(
    req,
    galleries.map(({ block }) => block),
  )
  return [...new Set([...candidates, ...(await findPublishedImages(req))])]
}
