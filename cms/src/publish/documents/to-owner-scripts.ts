import { ownerScript, type OwnerScript } from '@tessera/content'
import type { ScriptRow } from '../row-schemas/site-row'

/** The scripts in their order. Omits empty scripts and files of other hosts. */
export const toOwnerScripts = (rows: readonly ScriptRow[]): OwnerScript[] =>
  rows.flatMap(({ name, kind, code, file, needsConsent }) => {
    const source = kind === 'file' ? { href: file?.trim() } : { code }
    const script = { name, needsConsent: needsConsent ?? false, source }
    return ownerScript.safeParse(script).data ?? []
  })
