import type { TextField } from 'payload'

/** Name of the import (or demo) that created a document, by which its documents can be removed. */
export const importBatchField = (): TextField => ({
  name: 'importBatch',
  type: 'text',
  index: true,
  admin: {
    hidden: true,
    disableBulkEdit: true,
    description: 'Import or demo that created this document.',
  },
})

/** Key of a document in the imported data, so that a repeated import creates no duplicates. */
export const importKeyField = (): TextField => ({
  name: 'importKey',
  type: 'text',
  unique: true,
  admin: { hidden: true, description: 'Key of this document in the imported data.' },
})
