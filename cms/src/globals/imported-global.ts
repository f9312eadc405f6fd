import type { FieldHook, GlobalConfig } from 'payload'
import { importBatchField } from '../fields/import-batch'
import { isInternalApi } from '../internal-api/auth-strategy'

/** Only an import sets the batch. Whoever else changes the global makes it their own. */
const forgetBatch: FieldHook = ({ req, value }) => (isInternalApi(req) ? value : null)

/** A global that remembers the import that set it, so that its values can be removed until somebody changes them. */
export const importedGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [...global.fields, { ...importBatchField(), hooks: { beforeChange: [forgetBatch] } }],
})
