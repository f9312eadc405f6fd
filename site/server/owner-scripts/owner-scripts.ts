import { createHash } from 'node:crypto'
import type { OwnerScript } from '@tessera/content'

/** What pages are told of a script. */
export interface ScriptOnPage {
  readonly name: string
  readonly src: string
  readonly needsConsent: boolean
}

export interface OwnerScripts {
  /** In the order they are run. */
  readonly onPages: readonly ScriptOnPage[]
  /** Path → what is served there. */
  readonly files: ReadonlyMap<string, string>
}

/** Code becomes a file of its own, under a name that changes with it: the policy allows no script within a page. */
export function ownerScripts(scripts: readonly OwnerScript[]): OwnerScripts {
  const files = new Map<string, string>()
  const onPages = scripts.map(({ name, needsConsent, source }) => {
    if ('href' in source) return { name, needsConsent, src: source.href }
    const file = wrapped(source.code)
    const hash = createHash('sha256').update(file).digest('base64url').slice(0, 16)
    const src = `/scripts/${hash}.js`
    files.set(src, file)
    return { name, needsConsent, src }
  })
  return { onPages, files }
}

/**
 * Names of one script are its own: two that declare the same would stop each other. It begins in the first line, so that
 * the browser counts lines as the editor does.
 */
const wrapped = (code: string) => `(function(){${code}\n})();\n`
