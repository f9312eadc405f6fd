import { join } from 'node:path'
import { build } from 'esbuild'

/** File name, such as `ours.js` or `ours.css` → content. */
export type Bundles = ReadonlyMap<string, Uint8Array>

/**
 * Bundles browser code as a site does: minified, with the production build of React. Makes one file for each entry;
 * with `splitting`, dynamic imports become files of their own.
 */
export async function bundle(
  entries: Readonly<Record<string, string>>,
  { splitting = false }: { readonly splitting?: boolean } = {},
): Promise<Bundles> {
  const { outputFiles } = await build({
    entryPoints: { ...entries },
    // Resolves the peers from bench/node_modules.
    absWorkingDir: benchFile('.'),
    bundle: true,
    splitting,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    outdir: '/',
    // As the site does: see site/build/compile-hint.ts.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return new Map(outputFiles.map(({ path, contents }) => [path.slice(1), contents]))
}

export const benchFile = (path: string): string => join(import.meta.dirname, '..', path)
