import type { Endpoint, Where } from 'payload'
import { z } from 'zod'
import { publicError } from '../../errors/public-error'
import { readJson } from '../../internal-api/read-json'
import { libraryEndpoint } from '../../media-library/library-endpoint'
import { restorePreviousFile } from '../files/previous-files'
import { TURN, TURNS } from '../rotate'
import { imageQueue } from './queue'

const turn = z.object({ turn: z.literal(TURNS) })
const previousFile = z.object({ file: z.string() })

/** Endpoints of the files of images, below /api/media. */
export const processingEndpoints = (dataDir: string): Endpoint[] => [
  libraryEndpoint({
    path: '/retry-failed',
    method: 'post',
    handle: async (req) => {
      const { id } = await readJson(req, retried)
      const failed: Where = { processingError: { exists: true } }
      const { db } = req.payload
      const { docs } = await db.find<{ id: number }>({
        ...{ collection: 'media', joins: {}, select: {}, pagination: false, limit: 0 },
        where: id === undefined ? failed : { and: [failed, { id: { equals: id } }] },
      })
      for (const image of docs) {
        const data = { processingError: null, updatedAt: null }
        await db.updateOne({ collection: 'media', id: image.id, data, returning: false })
        imageQueue({ payload: req.payload, dataDir }).notify(image.id)
      }
      return { images: docs.length }
    },
  }),
  libraryEndpoint({
    path: '/:id/rotate',
    method: 'post',
    handle: async (req) => {
      req.context[TURN] = (await readJson(req, turn)).turn
      await req.payload.update({
        ...{ collection: 'media', id: idIn(req.routeParams), data: {}, depth: 0 },
        ...{ overrideAccess: false, context: req.context, req },
      })
      return {}
    },
  }),
  libraryEndpoint({
    path: '/:id/previous-file',
    method: 'post',
    handle: async (req) => {
      const { file } = await readJson(req, previousFile)
      await restorePreviousFile(req, { dataDir, id: idIn(req.routeParams), file })
      return {}
    },
  }),
]

/** Without an id: all images. */
const retried = z.object({ id: z.number().optional() })

function idIn(params: Readonly<Record<string, unknown>> | undefined): number {
  const { data } = z.coerce.number().int().positive().safeParse(params?.['id'])
  if (data === undefined) throw publicError('There is no such image.', 404)
  return data
}
