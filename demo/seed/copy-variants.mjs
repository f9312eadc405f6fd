import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const VARIANTS = fileURLToPath(new URL('../images/variants/', import.meta.url))

/**
 * Copies the demo's AVIF and WebP files to the CMS's folder for variants of images. The CMS does not encode existing
 * variants again, which saves 50 s of the first start on two cores.
 * @param {string} dataDir
 */
export async function copyVariants(dataDir) {
  const folder = path.join(dataDir, 'media', 'variants')
  await mkdir(folder, { recursive: true })
  for (const file of await readdir(VARIANTS)) {
    const target = path.join(folder, file)
    await copyFile(path.join(VARIANTS, file), `${target}.part`)
    await rename(`${target}.part`, target)
  }
}
