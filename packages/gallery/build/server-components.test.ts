import { build } from 'esbuild'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

/** What React's build for server components does not have. */
const CLIENT_ONLY = /\b(use[A-Z]\w*|createContext|Component)\b(?=[^']*from 'react')|'react-dom/

/** Files that a server component loads with an entry point: up to those that begin with 'use client'. */
async function serverFilesOf(entryPoint: string): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [entryPoint],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
  })
  const files: string[] = []
  const visit = (file: string) => {
    if (files.includes(file) || isClient(file)) return
    files.push(file)
    metafile.inputs[file]?.imports.forEach(({ path, external }) => external || visit(path))
  }
  visit(entryPoint)
  return files
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const isClient = (file: string) => read(file).startsWith("'use client'")

test.each(['src/index.ts', 'src/core/index.ts', 'src/core/layouts/index.ts', 'src/patterns.ts'])(
  'a server component can import %s',
  async (entryPoint) => {
    const files = await serverFilesOf(entryPoint)
    expect(files).toContain(entryPoint)
    expect(files.filter((file) => CLIENT_ONLY.test(read(file)))).toEqual([])
  },
)

test.each([
  'src/react/images/Gallery.tsx',
  'src/react/client/live/LiveGallery.tsx',
  'src/react/client/useGallery.ts',
  'src/react/lightbox/Lightbox.tsx',
  'src/react/location/NextLocation.tsx',
  'src/react/location/ReactRouterLocation.tsx',
  'src/react/static/StaticGallery.tsx',
])('%s is for the client, and server-rendered', (file) => {
  expect(isClient(file)).toBe(true)
})
