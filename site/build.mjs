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
  // Two builds, so that neither program loads a chunk that it shares with the other.
  await build({ configFile, logLevel: 'warn', build: { ssr: 'server/main.ts' } })
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      ssr: 'server/preview/main.ts',
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'preview.js' } },
    },
  })
}
