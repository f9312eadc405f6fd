import { defineConfig } from 'vite'

/** One build for browsers (`dist/client`, with a manifest) and one for node (`dist/server/main.js`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'public',
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
            hostId.includes('starter') ? dependencies : [],
        },
        // Data addresses would need `font-src data:`; everything is a file with a name of its own.
        assetsInlineLimit: 0,
        // The first browsers with `light-dark()` and `:dir()`: rewriting those would tie colours to the system's setting
        // and right-to-left to a list of languages.
        cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
        rollupOptions: {
          input: ['islands/starter.ts', 'styles/site.css'],
        },
      },
  ...(command === 'build' && {
    // Everything is bundled but the drivers: one of them is native, the other loads its parts by name.
    ssr: { noExternal: true, external: ['libsql', 'pg'] },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}))
