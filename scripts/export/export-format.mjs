// @ts-check
import { z } from 'zod'

/** The files of an export (docs/export.md). Each collection is `<name>.ndjson`, in the order of the import. */
export const COLLECTIONS = /** @type {const} */ ([
  ...['payload-folders', 'filter-groups', 'terms', 'media', 'videos', 'patterns', 'articles'],
  ...['pages', 'redirects'],
])
/** Collections with files. */
export const FILE_COLLECTIONS = ['media', 'videos']
/** Written last, so that an interrupted export has none. */
export const MANIFEST = 'tessera-export.json'
export const SETTINGS_FILE = 'settings.json'
/** Exists while an export is written: what an interrupted one has left can be replaced. */
export const UNFINISHED = 'unfinished-export'

export const manifestSchema = z.object({
  format: z.literal('tessera-export'),
  version: z.number().int(),
  /** Identifies this export, so that an interrupted import can go on. */
  id: z.uuid(),
  exportedAt: z.iso.datetime(),
  languages: z.array(z.string()).min(1),
  /** Documents by collection. */
  counts: z.record(z.string(), z.number()),
})

/** @typedef {z.infer<typeof manifestSchema>} Manifest */
