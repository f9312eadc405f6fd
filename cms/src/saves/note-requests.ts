import type { Endpoint, Payload } from 'payload'
import { isCreation } from '../http/is-creation'
import { asUpload } from '../images/upload/as-upload'
import { asSave } from './running-saves'

/** Notes which requests save documents and which store new images. Called when Payload has started. */
export function noteSavesAndUploads({ collections, globals }: Payload): void {
  const configs = [...Object.values(collections).map(({ config }) => config), ...globals.config]
  for (const config of configs)
    if (config.endpoints)
      config.endpoints = config.endpoints.map((endpoint) => ({
        ...endpoint,
        handler: noted(endpoint, config.slug),
      }))
}

type PayloadEndpoint = Omit<Endpoint, 'root'>

function noted(endpoint: PayloadEndpoint, slug: string): Endpoint['handler'] {
  if (isCreation(endpoint)) return (slug === 'media' ? asUpload : asSave)(endpoint.handler)
  return isChange(endpoint) ? asSave(endpoint.handler) : endpoint.handler
}

const isChange = ({ method, path }: PayloadEndpoint) => method === 'patch' && path === '/:id'
