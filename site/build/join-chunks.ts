interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

interface JoinOptions {
  /** Path of a script's source, from its end. */
  readonly script: string
  /** Path of a script that is always loaded before. */
  readonly loadedBefore: string
  /** Path of a module that small scripts import too, which should not load all of `script`. */
  readonly except: string
  /** Path of a module that imports others, but is in no script itself. */
  readonly ignoredImporter: string
}

/**
 * A group for Rolldown's code splitting: puts a script into one chunk with all modules that it needs at once, except
 * those of the script before. By default, modules that several later scripts share become chunks of their own, which
 * means more requests and a worse compression.
 *
 * @param name of the chunk
 */
export function joinChunks(
  name: string,
  { script, loadedBefore, except, ignoredImporter }: JoinOptions,
) {
  return {
    debugName: name,
    includeDependenciesRecursively: false,
    name: (id: string, graph: ModuleGraph) => {
      // A set iterates over values that are added meanwhile.
      const importers = new Set([id])
      for (const module of importers)
        for (const importer of graph.getModuleInfo(module)?.importers ?? [])
          if (!importer.endsWith(ignoredImporter)) importers.add(importer)
      const isNeededBy = (path: string) => [...importers].some((each) => each.endsWith(path))
      return isNeededBy(script) && !isNeededBy(loadedBefore) && !id.endsWith(except) ? name : null
    },
  }
}
