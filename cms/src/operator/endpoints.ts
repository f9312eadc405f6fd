import type { Endpoint } from 'payload'
import { republish } from '../publish/republish'
import { createPage } from './create-page'
import { countDocuments } from './count-documents'
import { importLines } from './import/import-lines'
import { operatorEndpoint } from './operator-endpoint'
import { removeOrigin } from './remove-origin'

export const operatorEndpoints: Endpoint[] = [
  operatorEndpoint({ path: '/status', method: 'get', answer: countDocuments }),
  operatorEndpoint({ path: '/import', method: 'post', answer: importLines }),
  operatorEndpoint({ path: '/page', method: 'post', answer: createPage }),
  operatorEndpoint({
    path: '/republish',
    method: 'post',
    answer: ({ payload }) => republish(payload),
  }),
  operatorEndpoint({ path: '/remove', method: 'post', answer: removeOrigin }),
]
