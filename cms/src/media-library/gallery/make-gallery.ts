import { HOME_SLUG } from '@tessera/content'
import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { suggestGalleryId } from '../../admin/block-ids/suggest-id'
import { inTransactionOf } from '../../database/transactions/in-transaction'
import { runBehindSaves } from '../../saves/running-saves'
import { assignTerms } from './assign-terms'
import type { GalleryRequest } from './gallery-request'
import { keywordsToTerms } from './keywords-to-terms'

/**
 * Creates a draft of a page with a gallery of these images, and assigns them the terms of their keywords. This can take
 * seconds, so the saves of others go first.
 * @returns the id of the page
 */
export const makeGallery = (req: PayloadRequest, request: GalleryRequest) =>
  runBehindSaves(async () => {
    // New terms stay only if the page is created too.
    const { page, keywords } = await inTransactionOf(req, async () => {
      const keywords = await keywordsToTerms(req, request)
      return { keywords, page: await createPage(req, request, keywords.groups) }
    })
    await assignTerms(req, request.images, keywords.terms)
    return page
  })

async function createPage(req: PayloadRequest, request: GalleryRequest, added: readonly number[]) {
  const { title, images } = request
  const groups = [...new Set([...request.groups, ...added])]
  const page = await req.payload.create({
    collection: 'pages',
    draft: true,
    depth: 0,
    overrideAccess: false,
    data: {
      title,
      // The gallery has the same heading.
      showTitle: false,
      ...(request.isFrontPage && { slug: HOME_SLUG }),
      blocks: [
        {
          ...DEFAULT_LIGHTBOX,
          blockType: 'gallery',
          title,
          galleryId: suggestGalleryId(title, new Set()),
          works: 'images',
          source: 'picked',
          pickedImages: images,
          order: 'picked',
          groups: groups.map((group) => ({ group, form: 'buttons' })),
        },
      ],
      _status: 'draft',
    },
    req,
  })
  return z.object({ id: z.number() }).parse(page)
}
