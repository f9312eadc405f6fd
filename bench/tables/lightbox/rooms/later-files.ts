import type { Bundles } from '../../../measure/bundle'

/** What a script asks for later, `Lightbox-….js`, and all that this cannot run without and the page does not have yet. */
export function laterFiles(files: Bundles, page: string, later: RegExp): readonly string[] {
  const first = [...files.keys()].find((name) => later.test(name))
  if (first === undefined) throw new Error(`No file is loaded later that is named like ${later}.`)
  const there = new Set(closure(files, page))
  return closure(files, first).filter((name) => !there.has(name))
}

/** A script and all that it imports at once, by their names. */
function closure(files: Bundles, name: string, known = new Set<string>()): readonly string[] {
  if (known.has(name)) return []
  known.add(name)
  const code = new TextDecoder().decode(files.get(name))
  const imported = [...code.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].flatMap(([, file]) =>
    file === undefined ? [] : closure(files, file, known),
  )
  return [name, ...imported]
}
