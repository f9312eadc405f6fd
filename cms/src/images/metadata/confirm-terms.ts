import type { CollectionBeforeOperationHook } from 'payload'
import { TERMS_SAVED } from './fill-metadata'

/** Notes that an editor saves the terms of images, which confirms those that keywords of the file have assigned. */
export const confirmTerms: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isUpdate = operation === 'update' || operation === 'updateByID'
  if (isUpdate && 'data' in args && args.data && 'terms' in args.data)
    req.context[TERMS_SAVED] = true
  return args
}
