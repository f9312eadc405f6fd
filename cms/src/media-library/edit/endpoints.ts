import type { Endpoint } from 'payload'
import { readJson } from '../../internal-api/read-json'
import { libraryEndpoint } from '../library-endpoint'
import { editImages } from './edit-images'
import { editRequest, planEditRequest } from './edit-request'
import { planEdit } from './plan-edit'

/** Endpoints that edit many images at once, below /api/media. */
export const editEndpoints: Endpoint[] = [
  libraryEndpoint({
    path: '/edit-plan',
    method: 'post',
    handle: async (req) => planEdit(req, (await readJson(req, planEditRequest)).images),
  }),
  libraryEndpoint({
    path: '/edit',
    method: 'post',
    handle: async (req) => editImages(req, await readJson(req, editRequest)),
  }),
]
