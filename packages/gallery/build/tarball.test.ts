/** @module-tag long */
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyPackage, pack, temporaryFolder } from './testing/pack'

const folder = temporaryFolder()
const unpacked = join(folder, 'package')
let tarball: string

beforeAll(() => {
  tarball = pack(folder)
  execFileSync('tar', ['-xzf', tarball, '-C', folder])
})

afterAll(() => rmSync(folder, { recursive: true }))

const read = (name: string) => readFileSync(join(unpacked, name), 'utf8')

test('publint has nothing to report', async () => {
  const { messages } = await publint({
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
    strict: true,
  })
  expect(messages).toEqual([])
})

test('all entry points have types that match their code', async () => {
  const result = await checkPackage(
    createPackageFromTarballData(new Uint8Array(readFileSync(tarball))),
  )
  if (!result.types) throw new Error('The package has no types.')
  expect(result.problems.filter(isOfModules).map(describeProblem)).toEqual([])
})

/** The package has ES modules only. CommonJS and resolution without `exports` are not supported. */
const isOfModules = (problem: Problem) =>
  !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind)

const describeProblem = (problem: Problem) =>
  `${problem.kind} ${'entrypoint' in problem ? problem.entrypoint : ''}`

test('every link of the README and its guides leads to a file of the tarball', () => {
  const checked: string[] = []
  const check = (name: string) => {
    if (checked.includes(name)) return
    checked.push(name)
    for (const [, path = ''] of read(name).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)) {
      const target = join(dirname(name), path)
      expect(existsSync(join(unpacked, target)), `${name} links to ${path}`).toBe(true)
      if (target.endsWith('.md')) check(target)
    }
  }
  check('README.md')
  expect(checked).toContain('dist/guides/theming.md')
})

test('has the address of the repository once there is one, and links to it', () => {
  expect(JSON.parse(read('package.json'))).not.toHaveProperty('repository')
  const copy = copyPackage(join(folder, 'with-repository'), 'https://example.org/tessera')
  execFileSync(process.execPath, ['build/publish-manifest.mjs'], { cwd: copy })
  const manifest = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'))
  expect(manifest).toMatchObject({
    repository: 'https://example.org/tessera',
    homepage: 'https://example.org/tessera/tree/main/packages/gallery',
  })
  expect(readFileSync(join(copy, 'README.md'), 'utf8')).toContain(
    '](https://example.org/tessera/blob/main/packages/gallery/examples)',
  )
})

test('components with state begin with "use client", pure functions do not', () => {
  const manifest: { exports: Record<string, { default: string }> } = JSON.parse(
    read('package.json'),
  )
  const isClient = (file: string) => /^['"]use client['"]/.test(read(file))
  const client = Object.entries(manifest.exports)
    .filter(([name, { default: file }]) => !name.endsWith('.css') && isClient(file))
    .map(([name]) => name)
  expect(client).toEqual(['./lightbox', './next', './react-router'])
  for (const file of ['images/Gallery', 'client/live/LiveGallery', 'static/StaticGallery'])
    expect(isClient(`dist/react/${file}.js`), file).toBe(true)
})
