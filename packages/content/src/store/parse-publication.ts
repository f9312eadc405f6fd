import type { z } from 'zod'
import { documentBody, type DocumentBody, type DocumentKind } from '../document'
import type { Publication } from '../publication'
import type { PublicationRow } from './reader'

/** A publication whose body is known to fit its kind; null for a tombstone. Tell them apart by `kind`. */
export type ParsedPublication = {
  [K in DocumentKind]: Omit<Publication, 'kind' | 'body'> & {
    readonly kind: K
    readonly body: DocumentBody<K> | null
  }
}[DocumentKind]

export type ParseResult =
  | { readonly ok: true; readonly document: ParsedPublication }
  | { readonly ok: false; readonly problem: string }

/** Never throws: a row that does not fit is told in one sentence, and the reader keeps its last good version. */
export function parsePublication(row: PublicationRow): ParseResult {
  const name = `${row.kind} ${row.key} (${row.locale}, revision ${row.revision})`
  if (!isKnownKind(row.kind)) return refuse(`${name} is of a kind this program does not know.`)
  const json = fromJson(row.body)
  if (!json.ok) return refuse(`The body of ${name} is not JSON.`)
  if (json.value === null) return { ok: true, document: { ...row, kind: row.kind, body: null } }
  const parsed = documentBody[row.kind].safeParse(json.value)
  if (!parsed.success) return refuse(`The body of ${name} does not fit: ${sentence(parsed.error)}`)
  // The validator was chosen by the same kind, which the compiler cannot follow through the index.
  const document = { ...row, kind: row.kind, body: parsed.data } as ParsedPublication
  return { ok: true, document }
}

function isKnownKind(kind: string): kind is DocumentKind {
  return Object.hasOwn(documentBody, kind)
}

function fromJson(body: unknown): { ok: true; value: unknown } | { ok: false } {
  if (typeof body !== 'string') return { ok: true, value: body ?? null }
  try {
    return { ok: true, value: JSON.parse(body) }
  } catch {
    return { ok: false } // Told by the caller, with the row's name.
  }
}

function sentence(error: z.ZodError): string {
  const [first, ...rest] = error.issues
  const place = first?.path.join('.') || 'the whole'
  const more = rest.length ? ` (and ${rest.length} more)` : ''
  return `${place}: ${first?.message ?? 'unknown problem'}${more}.`
}

function refuse(problem: string): ParseResult {
  return { ok: false, problem }
}
