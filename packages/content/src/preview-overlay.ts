import { z } from 'zod'
import { documentBody, type DocumentKind } from './documents/document-body'

const kinds = Object.keys(documentBody)

/** Bodies are validated one by one, so that one invalid document does not hide the others. */
const overlayDocument = z.object({
  kind: z.custom<DocumentKind>((kind) => typeof kind === 'string' && kinds.includes(kind)),
  key: z.string(),
  locale: z.string(),
  path: z.string().nullable(),
  body: z.record(z.string(), z.unknown()),
  uses: z.string(),
})

/** What a preview shows besides the published documents. The CMS answers it for a token. */
export const previewOverlay = z.object({
  /** The document that is previewed: it is shown as in `documents`, and in no other language. */
  document: z.object({ kind: z.enum(['article', 'page', 'image']), key: z.string() }),
  documents: z.array(overlayDocument),
  /** The newest revision of the publications that this was computed with. */
  revision: z.number(),
  /** Time at which the token ends, ms since 1970. */
  expires: z.number(),
  /** When the draft was saved. */
  savedAt: z.iso.datetime(),
  /** Whether the token is a link for people without an account, who are told that they see a draft. */
  isForOthers: z.boolean(),
})
export type PreviewOverlay = z.infer<typeof previewOverlay>
