import type { Endpoint } from 'payload'
import { z } from 'zod'
import { inTransactionOf } from '../database/in-transaction'
import { findOrCreateFolder } from '../internal-api/import/find-or-create-folder'
import { readJson } from '../internal-api/read-json'
import { articleEndpoints } from './articles/endpoints'
import { galleryRequest, planRequest } from './gallery/gallery-request'
import { makeGallery } from './gallery/make-gallery'
import { planGallery } from './gallery/plan-gallery'
import { libraryEndpoint } from './library-endpoint'
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
    path: '/folder',
    method: 'post',
    handle: async (req) => {
      const { names, parent } = await readJson(req, folder)
      return { id: await findOrCreateFolder(req, names, parent) }
    },
  }),
  libraryEndpoint({
    path: '/gallery-plan',
    method: 'post',
    handle: async (req) => planGallery(req, (await readJson(req, planRequest)).images),
  }),
  libraryEndpoint({
    path: '/gallery',
    method: 'post',
    handle: async (req) => {
      const request = await readJson(req, galleryRequest)
      // New terms stay only if the page is created too.
      return inTransactionOf(req, () => makeGallery(req, request))
    },
  }),
  ...articleEndpoints,
]
