import type { CollectionConfig, SanitizedCollectionConfig } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

/** If the arguments of an update save a draft. The parameter has no effect on a collection without drafts. */
export const isDraftSave = (
  collection: CollectionConfig | SanitizedCollectionConfig,
  args: object,
): boolean => hasDraftsEnabled(collection) && 'draft' in args && args.draft === true
