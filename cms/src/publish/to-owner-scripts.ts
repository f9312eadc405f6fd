import { ownerScript, type OwnerScript } from '@tessera/content'
import type { ScriptRow } from './rows'

/** In their order. One that says nothing, or lies elsewhere, is left out. */
export const toOwnerScripts = (rows: readonly ScriptRow[]): OwnerScript[] =>
  rows.flatMap(({ name, kind, code, file, needsConsent }) => {
    const source = kind === 'file' ? { href: file?.trim() } : { code }
    const script = { name, needsConsent: needsConsent ?? false, source }
    return ownerScript.safeParse(script).data ?? []
  })
