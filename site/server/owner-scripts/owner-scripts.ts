import { createHash } from 'node:crypto'
import type { OwnerScript } from '@tessera/content'

/** A script as pages link it. */
export interface ScriptOnPage {
  readonly name: string
  readonly src: string
  readonly needsConsent: boolean
}

export interface OwnerScripts {
  /** In the order of execution. */
  readonly onPages: readonly ScriptOnPage[]
  /** Content by path. */
  readonly files: ReadonlyMap<string, string>
}

/** Turns code into files whose URLs contain a hash, because the Content-Security-Policy allows no inline scripts. */
export function ownerScripts(scripts: readonly OwnerScript[]): OwnerScripts {
  const files = new Map<string, string>()
  const onPages = scripts.map(({ name, needsConsent, source }) => {
    if ('href' in source) return { name, needsConsent, src: source.href }
    const file = wrapCode(source.code)
    const hash = createHash('sha256').update(file).digest('base64url').slice(0, 16)
    const src = `/scripts/${hash}.js`
    files.set(src, file)
    return { name, needsConsent, src }
  })
  return { onPages, files }
}

/**
 * Wraps code in a function, so that two scripts can declare the same name. The code starts in the first line, so that
 * line numbers of errors are those of the editor.
 */
const wrapCode = (code: string) => `(function(){${code}\n})();\n`
