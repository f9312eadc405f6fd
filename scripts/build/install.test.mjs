// @ts-check
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { captureOutput } from '../process/run-command.mjs'
import { install } from './install.mjs'

/** A project with the package `program` and the tool `tool`, which are folders. */
async function createProject() {
  const root = mkdtempSync(join(tmpdir(), 'tessera-install-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const name of ['program', 'tool']) {
    mkdirSync(join(root, name))
    writeFileSync(join(root, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }))
  }
  const manifest = {
    dependencies: { program: 'file:program' },
    devDependencies: { tool: 'file:tool' },
  }
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest))
  await captureOutput('npm', ['install', '--package-lock-only', '--offline'], { cwd: root })
  const has = (/** @type {string} */ name) => existsSync(join(root, 'node_modules', name))
  return { root, has, installed: () => ({ program: has('program'), tool: has('tool') }) }
}

test('a start installs the packages of the programs, a test the tools too, and a later start keeps them', async () => {
  const { root, installed } = await createProject()
  await install(root)
  expect(installed()).toEqual({ program: true, tool: false })
  await install(root, { tools: true })
  expect(installed()).toEqual({ program: true, tool: true })
  await install(root)
  expect(installed()).toEqual({ program: true, tool: true })
})

test('a start keeps the tools that someone installed by hand', { tags: 'long' }, async () => {
  const { root, installed } = await createProject()
  await captureOutput('npm', ['ci', '--offline'], { cwd: root })
  await install(root)
  expect(installed()).toEqual({ program: true, tool: true })
})
