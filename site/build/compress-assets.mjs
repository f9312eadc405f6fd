// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * Puts `.br` and `.gz` beside every script and style sheet, at the highest level: done once, read for ever.
 * @param {string} folder
 */
export function compressAssets(folder) {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
    const plain = readFileSync(join(folder, name))
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain, { params }))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }))
  }
}
