import { defineConfig } from 'vite'
import { shortenNesting } from './build/shorten-nesting.ts'
import { STYLE_SHEET_PATHS } from './styles/style-sheets.ts'

/** One build for browsers (`dist/client`, with a manifest) and one for node (`dist/server/main.js`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [shortenNesting()],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        sourcemap: true,
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: {
          polyfill: false,
          // What comes later shares its parts with what is there: only the first script has anything to fetch ahead.
          resolveDependencies: (_file, dependencies, { hostId }) =>
            hostId.includes('entry') ? dependencies : [],
        },
        // Data addresses would need `font-src data:`; everything is a file with a name of its own.
        assetsInlineLimit: 0,
        // The first browsers with `light-dark()` and `:dir()`: rewriting those would tie colours to the system's setting
        // and right-to-left to a list of languages.
        cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
        rollupOptions: {
          input: ['client/entry.ts', 'client/owner-scripts/owner-scripts.ts', ...STYLE_SHEET_PATHS],
          output: {
            codeSplitting: {
              groups: [
                joinChunks('hydrate-galleries', {
                  script: 'client/galleries/hydrate-galleries.tsx',
                  before: 'client/entry.ts',
                  apart: 'client/loading/load-style-sheet.ts',
                }),
              ],
            },
          },
        },
      },
  ...(command === 'build' && {
    // Everything is bundled but the drivers and what draws: native, or loading parts by name.
    ssr: { noExternal: true, external: ['libsql', 'pg', 'sharp'] },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}))

/** Named by the package's door, but in no script: what it brings along is still loaded when it is wanted. */
const SERVERS_OWN = 'src/react/static/Gallery.tsx'

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/**
 * Puts all that a script cannot run without into one file with it, but for what an earlier script has brought. Apart,
 * the parts that later scripts share would be files of their own: more requests, and brotli knows less in each.
 *
 * @param name what the file is called
 * @param script how the path of its source ends
 * @param before the same of the earlier script
 * @param apart the same of what small scripts want as well, which must not have them wait for this one
 */
function joinChunks(
  name: string,
  { script, before, apart }: { script: string; before: string; apart: string },
) {
  return {
    debugName: name,
    includeDependenciesRecursively: false,
    name: (id: string, graph: ModuleGraph) => {
      const wanting = new Set([id])
      for (const each of wanting)
        for (const importer of graph.getModuleInfo(each)?.importers ?? [])
          if (!importer.endsWith(SERVERS_OWN)) wanting.add(importer)
      const isFor = (source: string) => [...wanting].some((each) => each.endsWith(source))
      return isFor(script) && !isFor(before) && !id.endsWith(apart) ? name : null
    },
  }
}
