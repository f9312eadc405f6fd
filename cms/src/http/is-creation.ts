import type { Endpoint } from 'payload'

/** Whether an endpoint of the REST API creates one document. Payload saves a global by such an endpoint too. */
export const isCreation = ({ path, method }: Pick<Endpoint, 'path' | 'method'>): boolean =>
  path === '/' && method === 'post'
