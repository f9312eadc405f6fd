import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readmeBlocks } from './readme-blocks'

const folder = join(import.meta.dirname, '../..')
const compiler = join(folder, '../../node_modules/typescript-native/bin/tsc')
/** Where no check of the repository looks. */
const modules = join(folder, 'node_modules')
const blocks = readmeBlocks()

/** What the compiler reports for a project of all blocks. */
function check(): readonly string[] {
  mkdirSync(modules, { recursive: true })
  const project = mkdtempSync(join(modules, '.readme-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  for (const { file, code } of blocks) writeFileSync(join(project, file), code)
  const settings = {
    extends: '../../tsconfig.json',
    files: [...blocks.map(({ file }) => file), '../../examples/vite-env.d.ts'],
    include: [],
  }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings))
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [compiler, '-p', project, '--pretty', 'false'],
    { cwd: project, encoding: 'utf8' },
  )
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => line !== '')
  return status === 0 ? lines : [`The compiler ended with ${status}.`, ...lines]
}

test('every code block of the README compiles', () => {
  expect(blocks.length).toBeGreaterThan(8)
  expect(check()).toEqual([])
})
