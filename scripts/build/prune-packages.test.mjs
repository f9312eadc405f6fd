// @ts-check
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prunePackages } from './prune-packages.mjs'

const GNU = '@libsql/linux-x64-gnu/index.node'
const MUSL = '@libsql/linux-x64-musl/index.node'

function makePackages() {
  const root = mkdtempSync(join(tmpdir(), 'tessera-prune-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const packages = join(root, 'node_modules')
  const paths = ['a/index.js', 'a/index.js.map', 'a/map.js', 'a/index.d.ts', GNU, MUSL]
  for (const path of [...paths.map((path) => join(packages, path)), join(root, 'own/own.js.map')]) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
  }
  symlinkSync(join(root, 'own'), join(packages, 'own'))
  return { packages, left: () => paths.filter((path) => existsSync(join(packages, path))) }
}

test('removes source maps, and the library for the other C library', () => {
  const { packages, left } = makePackages()
  prunePackages(packages, { hasGlibc: true })
  expect(left()).toEqual(['a/index.js', 'a/map.js', 'a/index.d.ts', GNU])
})

test('keeps the library of a machine without glibc', () => {
  const { packages, left } = makePackages()
  prunePackages(packages, { hasGlibc: false })
  expect(left()).toEqual(['a/index.js', 'a/map.js', 'a/index.d.ts', MUSL])
})

test('keeps the files of workspaces, which are linked', () => {
  const { packages } = makePackages()
  prunePackages(packages)
  expect(existsSync(join(packages, 'own/own.js.map'))).toBe(true)
})
