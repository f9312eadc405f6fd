import { defineConfig } from 'vite'
import { compileHint } from './build/compile-hint.ts'
import { joinChunks } from './build/join-chunks.ts'
import { shortenNesting } from './build/shorten-nesting.ts'
import { STYLE_SHEET_PATHS } from './styles/style-sheets.ts'

/** Two builds: one for browsers (`dist/client`, with a manifest) and one for Node.js (`dist/server/main.js`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [shortenNesting(), !isSsrBuild && compileHint()],
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
          // Later chunks depend only on chunks that are loaded already. The header's menus, carousels and links to the
          // lightbox wait for these chunks a little longer: their names would take the entry script over its budget of 4.5 kB.
          resolveDependencies: (_file, dependencies, { hostId }) =>
            hostId.includes('entry')
              ? dependencies.filter(
                  (name) =>
                    !/share-url|popover-position|open-menu|debounce|reduced-motion|useLatest|image-sources|slide-content/.test(
                      name,
                    ),
                )
              : [],
        },
        // The Content-Security-Policy allows no fonts in `data:` URLs.
        assetsInlineLimit: 0,
        // The first browsers with `light-dark()` and `:dir()`. Replacements for older ones would tie colours to the
        // system's setting and text directions to a list of languages.
        cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
        rollupOptions: {
          input: [
            'client/entry.ts',
            'client/static/static-page.ts',
            'client/owner-scripts/owner-scripts.ts',
            ...STYLE_SHEET_PATHS,
          ],
          output: {
            codeSplitting: {
              groups: [
                joinChunks('hydrate-galleries', {
                  script: 'client/galleries/hydrate-galleries.tsx',
                  loadedBefore: 'client/entry.ts',
                  except: 'client/loading/load-style-sheet.ts',
                  // The package's entry point exports it, but only the server renders with it.
                  ignoredImporter: 'src/react/static/StaticGallery.tsx',
                }),
              ],
            },
          },
        },
      },
  ...(command === 'build' && {
    // Everything is bundled except native modules and those that load files by name.
    ssr: { noExternal: true, external: ['libsql', 'pg', 'pino', 'prom-client', 'sharp'] },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}))
