// @ts-check
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compressAssets } from './build/compress-assets.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))

if (process.argv.includes('--help')) {
  console.log(
    'node site/build.mjs: builds the public site into site/dist, for browsers and for Node.js.',
  )
} else {
  process.env.NODE_ENV = 'production'
  rmSync(`${root}dist`, { recursive: true, force: true })
  const configFile = `${root}vite.config.ts`
  await build({ configFile, logLevel: 'warn' })
  compressAssets(`${root}dist/client/assets`)
  // A build each, so that no program loads a chunk that it shares with another.
  await build({ configFile, logLevel: 'warn', build: { ssr: 'server/main.ts' } })
  for (const [entry, name] of [
    ['server/preview/main.ts', 'preview.js'],
    ['server/static-site/main.ts', 'static-site.js'],
    ['server/export-works/main.ts', 'export-works.js'],
  ])
    await build({
      configFile,
      logLevel: 'warn',
      build: {
        ssr: entry,
        emptyOutDir: false,
        rollupOptions: { output: { entryFileNames: name } },
      },
    })
}
