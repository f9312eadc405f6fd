import type { Endpoint } from 'payload'
import { republish } from '../publish/republish'
import { createPage } from './create-page'
import { countDocuments } from './count-documents'
import { importLines } from './import/import-lines'
import { internalApiEndpoint } from './internal-api-endpoint'
import { removeImportBatch } from './remove-import-batch'

export const internalApiEndpoints: Endpoint[] = [
  internalApiEndpoint({ path: '/status', method: 'get', answer: countDocuments }),
  internalApiEndpoint({ path: '/import', method: 'post', answer: importLines }),
  internalApiEndpoint({ path: '/page', method: 'post', answer: createPage }),
  internalApiEndpoint({
    path: '/republish',
    method: 'post',
    answer: ({ payload }) => republish(payload),
  }),
  internalApiEndpoint({ path: '/remove', method: 'post', answer: removeImportBatch }),
]
