import { z } from 'zod'

/**
 * A snapshot of everything published: compressed lines of JSON. The first line is the header, each further one a row of
 * the publications table, and the last one the footer, without which the file is incomplete.
 */
export const SNAPSHOT_FILE = 'publications.ndjson.gz'

const FORMAT = 'tessera-publications-1'

export const snapshotHeader = z.object({ format: z.literal(FORMAT), revision: z.number() })
export const snapshotFooter = z.object({ rows: z.number() })
export const snapshotRow = z.object({
  kind: z.string(),
  key: z.string(),
  locale: z.string(),
  path: z.string().nullable(),
  revision: z.number(),
  /** JSON text; null for a document that was unpublished while the snapshot was written. */
  body: z.string().nullable(),
  uses: z.string(),
})

export const headerLine = (revision: number) => toLine({ format: FORMAT, revision })
export const footerLine = (rows: number) => toLine({ rows })
export const toLine = (value: object) => `${JSON.stringify(value)}\n`
