import type { Endpoint } from 'payload'
import { z } from 'zod'
import { inTransactionOf } from '../database/transactions/in-transaction'
import { findOrCreateFolder } from '../internal-api/import/find-or-create-folder'
import { readJson } from '../internal-api/read-json'
import { requireEditor } from '../access/require-role'
import { findOrCreateGroup } from '../terms/find-or-create-term'
import { articleEndpoints } from './articles/endpoints'
import { describeImage } from './description/describe-image'
import { descriptionRequest, filterRequest } from './description/description-request'
import { editEndpoints } from './edit/endpoints'
import { galleryRequest, planRequest } from './gallery/gallery-request'
import { makeGallery } from './gallery/make-gallery'
import { planGallery } from './gallery/plan-gallery'
import { libraryEndpoint } from './library-endpoint'
import { findListedImages } from './selection/find-listed-images'
import { selectionRequest } from './selection/selection-request'
import { findTilesOfImage } from './small-images/find-small-images'
import { findImageUses } from './uses/find-image-uses'

/** Names of folders, the outermost first, in a folder with an id. */
const folder = z.object({
  names: z.array(z.string().trim().min(1).max(200)).min(1).max(20),
  parent: z.number().int().nullable(),
})

/** Endpoints of the media screen, below /api/media. */
export const libraryEndpoints: Endpoint[] = [
  libraryEndpoint({
    path: '/:id/uses',
    method: 'get',
    handle: async (req) => ({
      uses: await findImageUses(req, String(req.routeParams?.['id'] ?? '')),
    }),
  }),
  libraryEndpoint({
    path: '/:id/tiles',
    method: 'get',
    handle: async (req) => {
      const galleries = await findTilesOfImage(req, String(req.routeParams?.['id'] ?? ''))
      return {
        tiles: galleries.map(({ page, block, tile }) => ({ page, gallery: block.title, tile })),
      }
    },
  }),
  libraryEndpoint({
    path: '/folder',
    method: 'post',
    handle: async (req) => {
      const { names, parent } = await readJson(req, folder)
      return { id: await findOrCreateFolder(req, names, parent) }
    },
  }),
  libraryEndpoint({
    path: '/:id/description',
    method: 'post',
    handle: async (req) => {
      const request = await readJson(req, descriptionRequest)
      const id = Number(req.routeParams?.['id'])
      // New terms stay only if the image is saved too.
      await inTransactionOf(req, () => describeImage(req, id, request))
      return {}
    },
  }),
  libraryEndpoint({
    path: '/filter',
    method: 'post',
    handle: async (req) => {
      requireEditor(req, 'Only editors add filters.')
      const { label } = await readJson(req, filterRequest)
      return { id: await inTransactionOf(req, () => findOrCreateGroup(req, label)) }
    },
  }),
  libraryEndpoint({
    path: '/selection',
    method: 'post',
    handle: async (req) => findListedImages(req, await readJson(req, selectionRequest)),
  }),
  libraryEndpoint({
    path: '/gallery-plan',
    method: 'post',
    handle: async (req) => planGallery(req, (await readJson(req, planRequest)).images),
  }),
  libraryEndpoint({
    path: '/gallery',
    method: 'post',
    handle: async (req) => makeGallery(req, await readJson(req, galleryRequest)),
  }),
  ...articleEndpoints,
  ...editEndpoints,
]
