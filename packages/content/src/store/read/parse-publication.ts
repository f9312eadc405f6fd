import type { z } from 'zod'
import { documentBody, type DocumentBody, type DocumentKind } from '../../documents/document-body'
import type { Publication } from '../../publication'
import type { PublicationRow } from './publication-reader'

/** A publication with a validated body; null for a tombstone. Discriminated by `kind`. */
export type ParsedPublication = {
  [K in DocumentKind]: Omit<Publication, 'kind' | 'body'> & {
    readonly kind: K
    readonly body: DocumentBody<K> | null
  }
}[DocumentKind]

export type ParseResult =
  | { readonly ok: true; readonly document: ParsedPublication }
  | { readonly ok: false; readonly problem: string }

/** Never throws: returns an invalid row as a problem in one sentence, so that the reader can keep its last valid version. */
export function parsePublication(row: PublicationRow): ParseResult {
  const name = `${row.kind} ${row.key} (${row.locale}, revision ${row.revision})`
  if (!isKnownKind(row.kind)) return fail(`${name} is of a kind this program does not know.`)
  const json = parseJson(row.body)
  if (!json.ok) return fail(`The body of ${name} is not JSON.`)
  if (json.value === null) return { ok: true, document: { ...row, kind: row.kind, body: null } }
  const parsed = documentBody[row.kind].safeParse(json.value)
  if (!parsed.success) return fail(`The body of ${name} is not valid: ${toSentence(parsed.error)}`)
  // The schema belongs to the same kind; the compiler loses that relation at the index.
  const document = { ...row, kind: row.kind, body: parsed.data } as ParsedPublication
  return { ok: true, document }
}

function isKnownKind(kind: string): kind is DocumentKind {
  return Object.hasOwn(documentBody, kind)
}

function parseJson(body: unknown): { ok: true; value: unknown } | { ok: false } {
  if (typeof body !== 'string') return { ok: true, value: body ?? null }
  try {
    return { ok: true, value: JSON.parse(body) }
  } catch {
    return { ok: false } // The caller reports it with the row's name.
  }
}

function toSentence(error: z.ZodError): string {
  const [first, ...rest] = error.issues
  const path = first?.path.join('.') || 'the body'
  const more = rest.length ? ` (and ${rest.length} more)` : ''
  return `${path}: ${first?.message ?? 'unknown problem'}${more}.`
}

function fail(problem: string): ParseResult {
  return { ok: false, problem }
}
