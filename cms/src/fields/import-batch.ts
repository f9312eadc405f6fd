import type { TextField } from 'payload'

/** Where a document came from (an import, the demo), so that it can be removed again by that name. */
export const importBatchField = (): TextField => ({
  name: 'importBatch',
  type: 'text',
  index: true,
  admin: { hidden: true, description: 'Names the import or demo this came from.' },
})

/** Its key over there: a repeated import adds nothing. */
export const importKeyField = (): TextField => ({
  name: 'importKey',
  type: 'text',
  unique: true,
  admin: { hidden: true, description: 'Identifies this within the import it came from.' },
})
