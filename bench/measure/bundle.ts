import { join } from 'node:path'
import { build } from 'esbuild'

/** Built files by name, such as `ours.js` and `ours.css`. */
export type Bundles = ReadonlyMap<string, Uint8Array>

/**
 * Bundles what runs in the browser as a site would: minified, React in its production form. One file an entry; with
 * `splitting`, what is imported later is a file of its own.
 */
export async function bundle(
  entries: Readonly<Record<string, string>>,
  { splitting = false }: { readonly splitting?: boolean } = {},
): Promise<Bundles> {
  const { outputFiles } = await build({
    entryPoints: { ...entries },
    // Where the peers are found by their names.
    absWorkingDir: benchFile('.'),
    bundle: true,
    splitting,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    outdir: '/',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return new Map(outputFiles.map(({ path, contents }) => [path.slice(1), contents]))
}

export const benchFile = (path: string): string => join(import.meta.dirname, '..', path)
