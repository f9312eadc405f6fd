import type { Endpoint } from 'payload'
import { republish } from '../publish/republish'
import { convertRichText } from './convert-rich-text'
import { countDocuments } from './count-documents'
import { createEndpoint } from './create-endpoint'
import { createPage } from './create-page'
import { invite } from './invite'
import { createTerms } from './import/create-terms'
import { importLines } from './import/import-lines'
import { readImportBatch } from './read-import-batch'
import { removeImportBatch } from './remove-import-batch'

export const internalApiEndpoints: Endpoint[] = [
  createEndpoint({ path: '/status', method: 'get', handle: countDocuments }),
  createEndpoint({ path: '/import', method: 'post', handle: importLines }),
  createEndpoint({ path: '/terms', method: 'post', handle: createTerms }),
  createEndpoint({ path: '/page', method: 'post', handle: createPage }),
  createEndpoint({ path: '/invite', method: 'post', handle: invite }),
  createEndpoint({ path: '/rich-text', method: 'post', handle: convertRichText }),
  createEndpoint({
    path: '/republish',
    method: 'post',
    handle: ({ payload }) => republish(payload),
  }),
  createEndpoint({
    path: '/remove',
    method: 'post',
    handle: (req) => removeImportBatch(req, readImportBatch(req)),
  }),
]
