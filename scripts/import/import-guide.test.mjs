// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mappingSchema } from './mapping/mapping-schema.mjs'
import { IMAGE_TYPES, MAX_IMAGE_SIZE, MAX_TIFF_SIZE } from './upload/image-types.mjs'

const guide = readFileSync(join(import.meta.dirname, '../../docs/import.md'), 'utf8')
const all = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)
const megabytes = (/** @type {number} */ bytes) => bytes / 1024 / 1024

const [settings = ''] = /^`gallery` has .+$/m.exec(guide) ?? []
const gallery = mappingSchema.shape.gallery.unwrap().shape

test('the guide names every image type and the largest sizes', () => {
  const [, types = '', size, tiffSize] =
    /uploads the images \(([\w, ]+), up to (\d+) MB each, and TIFF, up to (\d+) MB\)/.exec(guide) ??
    []
  const named = types.split(', ').map((type) => `image/${type.toLowerCase()}`)
  expect(named.toSorted()).toEqual([...new Set(Object.values(IMAGE_TYPES))].toSorted())
  expect([size, tiffSize].map(Number)).toEqual([MAX_IMAGE_SIZE, MAX_TIFF_SIZE].map(megabytes))
})

test('the guide names every setting of the gallery of a mapping', () => {
  const names = all(settings.replace(/\(.*?\)/g, ''), /`(\w+)`/g)
  expect(names.slice(1).toSorted()).toEqual(Object.keys(gallery).toSorted())
})

test.each([
  ['order', gallery.order.options],
  ['groups', Object.keys(gallery.groups.element.shape)],
  ['paging', Object.keys(gallery.paging.options[1].shape)],
  ['lightbox', Object.keys(gallery.lightbox.options[1].shape)],
])('the guide names every value of %s', (setting, values) => {
  const [, listed = ''] = new RegExp(`\`${setting}\` \\((.*?)\\)`).exec(settings) ?? []
  const text = listed.replace(/`(true|false)`/g, '')
  expect(all(text, /[`"](\w+)[`"]/g)).toEqual(values)
})
