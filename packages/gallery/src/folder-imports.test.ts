import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The folders of `core` and `react`, lowest first: each imports only from itself and from folders of the lines before. */
const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  core: [
    ['css-grid', 'filter', 'tile'],
    ['patterns', 'url'],
    ['fit'],
    ['layouts'],
    ['animation', 'lightbox', 'simple'],
  ],
  react: [
    ['hooks'],
    ['layouts'],
    ['static'],
    ['lightbox', 'location'],
    ['store'],
    ['animation', 'patch'],
    ['virtual'],
    ['client'],
    ['images', 'server'],
    ['linked'],
  ],
}

const IMPORT = /(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g

const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.test\.|\btesting\//.test(path)

/** The first folder of a path. Undefined for a file without one: it is of all layers. */
const folderOf = (path: string) => /^([^/]+)\//.exec(path)?.[1]

test.each(Object.entries(LAYERS))('folders of %s import in one direction', (name, layers) => {
  const root = join(import.meta.dirname, name)
  const layerOf = (folder: string) => layers.findIndex((layer) => layer.includes(folder))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isSource)
  const folders = new Set(files.map(folderOf).filter((folder) => folder !== undefined))
  expect([...folders].toSorted()).toEqual(layers.flat().toSorted())

  const upward = files.flatMap((file) => {
    const from = folderOf(file)
    if (from === undefined) return []
    const imported = readFileSync(join(root, file), 'utf8').matchAll(IMPORT)
    return [...imported].flatMap(([, path = '']) => {
      const to = folderOf(join(file, '..', path)) ?? from
      return to !== from && layerOf(to) >= layerOf(from) ? [`${file} imports ${path}`] : []
    })
  })
  expect(upward).toEqual([])
})
