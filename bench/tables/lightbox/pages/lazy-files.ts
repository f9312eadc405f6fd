import type { Bundles } from '../../../measure/bundle'

/**
 * The lazy file of a script, such as `Lightbox-….js`, and its static imports, except those that the page has loaded.
 * @throws when no file has such a name
 */
export function lazyFiles(files: Bundles, page: string, name: RegExp): readonly string[] {
  const first = [...files.keys()].find((each) => name.test(each))
  if (first === undefined) throw new Error(`No file has a name like ${name}.`)
  const loaded = new Set(closure(files, page))
  return closure(files, first).filter((each) => !loaded.has(each))
}

/** Names of a script and of all its static imports, direct and indirect. */
function closure(files: Bundles, name: string, visited = new Set<string>()): readonly string[] {
  if (visited.has(name)) return []
  visited.add(name)
  const code = new TextDecoder().decode(files.get(name))
  const imported = [...code.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].flatMap(([, file]) =>
    file === undefined ? [] : closure(files, file, visited),
  )
  return [name, ...imported]
}
