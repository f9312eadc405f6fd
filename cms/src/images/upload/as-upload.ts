import type { Endpoint, PayloadRequest } from 'payload'
import { runBehindSaves, waitBehindSaves } from '../../saves/running-saves'

/**
 * The handler of the endpoint that stores a new image. Uploads stop while there are saves: three photographs at once would
 * hold up each save of another editor by a third of a second.
 */
export const asUpload =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  (req) =>
    runBehindSaves(async () => {
      if (req.body) readBehindSaves(req.body)
      return handler(req)
    })

function readBehindSaves(body: NonNullable<PayloadRequest['body']>): void {
  const getReader = body.getReader.bind(body)
  Object.assign(body, {
    getReader: () => {
      const reader = getReader()
      const read = reader.read.bind(reader)
      return Object.assign(reader, {
        read: async () => {
          await waitBehindSaves()
          return read()
        },
      })
    },
  })
}
