// @ts-check
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from '../build/build.mjs'
import { install } from '../build/install.mjs'
import { PREBUILT_MARKER } from '../build/prebuilt.mjs'
import { CommandError } from '../cli/command-error.mjs'
import { COPIED_PATHS, isUsed, PROGRAMS } from './image-files.mjs'
import { traceFiles } from './trace-files.mjs'

/**
 * Copies what both programs and the commands need at run time, with no package that only the build needs.
 * @param {string} root
 * @param {string} target does not exist, or is empty
 * @throws {CommandError} when the folder has files
 */
export async function createImageFolder(root, target) {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new CommandError(`"${target}" is not empty. Name a new folder.`)
  await install(root)
  await buildStandalone(root)
  // Next has copied the CMS and its packages.
  copyUsed(join(root, 'cms/.next/standalone'), target)
  for (const path of [...COPIED_PATHS, ...(await traceFiles(root, PROGRAMS))])
    copyUsed(root, target, path)
  writeFileSync(join(target, PREBUILT_MARKER), '')
}

/** @param {string} from @param {string} to @param {string} [path] a file or folder in both */
function copyUsed(from, to, path = '') {
  cpSync(join(from, path), join(to, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => isUsed(relative(from, source)),
  })
}

/** @param {string} root */
async function buildStandalone(root) {
  process.env.NEXT_OUTPUT = 'standalone'
  const next = join(root, 'cms/.next')
  // Built by another command, without a copy.
  if (!existsSync(join(next, 'standalone'))) rmSync(next, { recursive: true, force: true })
  await build(root)
}
