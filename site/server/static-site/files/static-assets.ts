import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientFolder } from '../../assets/client-folder'

/** Vite's loader of later files adds a slash to their names. */
const PRELOAD_BASE = /return(`|")\/\1\+/

/**
 * The files of the build, with the base in their URLs.
 * @param base '' or `/docs`
 */
export function* builtFiles(base: string): Generator<readonly [name: string, content: Buffer]> {
  for (const file of readdirSync(join(clientFolder, 'assets'))) {
    if (/\.(?:br|gz|map)$/.test(file)) continue
    const content = readFileSync(join(clientFolder, 'assets', file))
    const isText = base !== '' && /\.(?:js|css)$/.test(file)
    yield [`assets/${file}`, isText ? Buffer.from(withBase(content.toString(), base)) : content]
  }
}

const withBase = (text: string, base: string): string =>
  text
    .replace(PRELOAD_BASE, (_match, quote: string) => `return${quote}${base}/${quote}+`)
    .replaceAll(/(["'`(])\/assets\//g, (_match, before: string) => `${before}${base}/assets/`)
