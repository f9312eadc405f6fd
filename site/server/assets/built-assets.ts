import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets } from '../../components/layout/head/assets'
import { fontAssets } from '../render/styles/font-files'
import { mapStyleSheets } from '../render/styles/style-sheets'
import { clientFolder } from './client-folder'

/** Vite's manifest: built files by source. */
type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[] } | undefined>
>

/** @throws if the site has not been built */
export function readBuiltAssets(folder = clientFolder): Assets {
  const manifest = readManifest(join(folder, '.vite/manifest.json'))
  const urlOf = builtUrls(manifest)
  return {
    styleSheets: mapStyleSheets((name) => urlOf(`styles/${name}.css`)),
    printStyleSheet: urlOf('styles/print.css'),
    lightboxStyleSheets: styleSheetsOf(manifest, 'client/galleries/lightbox.ts'),
    scripts: [urlOf('client/entry.ts')],
    ownerScripts: urlOf('client/owner-scripts/owner-scripts.ts'),
    fonts: fontAssets(urlOf),
  }
}

/** The script and the style sheet that only the pages of a static site have. */
export function readStaticAssets(folder = clientFolder) {
  const urlOf = builtUrls(readManifest(join(folder, '.vite/manifest.json')))
  return {
    script: urlOf('client/static/static-page.ts'),
    styleSheet: urlOf('styles/without-script.css'),
  }
}

/** The style sheets that come with a script. @throws if there is none, as when a bundler moves them to another chunk */
function styleSheetsOf(manifest: Manifest, source: string): readonly string[] {
  const { css = [] } = manifest[source] ?? {}
  if (css.length === 0) throw new Error(`The build has no style sheet of ${source}.`)
  return css.map((file) => `/${file}`)
}

const builtUrls =
  (manifest: Manifest) =>
  (source: string): string => {
    const file = manifest[source]?.file
    if (!file) throw new Error(`The build has no ${source}. Build it again: node site/build.mjs`)
    return `/${file}`
  }

function readManifest(path: string): Manifest {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(
      `The site has not been built: ${path} cannot be read. Build it: node site/build.mjs`,
      { cause: error },
    )
  }
}
