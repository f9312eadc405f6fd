import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseKinds } from '@tessera/content/testing'
import { describe, expect, test } from 'vitest'
import { cmsOn } from './cms-on'
import { backAndForth } from './back-and-forth'
import { createMigration } from '../scripts/create-migration'
import { compareMigrations } from '../src/database/check-migrations'

test.each(['sqlite', 'postgres'] as const)(
  'the schema has no change that the migrations of %s lack',
  async (kind) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tessera-migrations-'))
    cpSync(path.join(import.meta.dirname, '../src/migrations', kind), folder, { recursive: true })
    expect(await createMigration({ kind, name: 'forgotten', folder })).toBeNull()
    rmSync(folder, { recursive: true })
  },
)

test('says which migrations did not run, and when the database is newer', () => {
  expect(compareMigrations(['a', 'b'], ['a', 'b'])).toBeNull()
  expect(compareMigrations(['a', 'b'], ['a'])).toContain('did not run: b.')
  expect(compareMigrations(['a'], ['a', 'z'])).toContain('used by a newer Tessera')
})

describe.each(databaseKinds())('on %s', (_, start) => {
  const cms = cmsOn(start)

  const block = { blockType: 'gallery', galleryId: 'work', title: 'Work' }

  test('hover boxes that slid in before slides had sides come from the bottom', async () => {
    const { payload } = cms
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'Slid', blocks: [{ ...block, hoverBox: 'slide-left' }] },
    })
    await backAndForth(payload, ['localised_content', 'gallery_options'])
    const page = await payload.findByID({ collection: 'pages', id })
    expect(page['blocks']).toMatchObject([
      { hoverBox: 'slide-bottom', layout: 'mosaic', paging: 'more', pattern: '4' },
    ])
  })

  test('the way back to before the options and forth again keeps what hangs on a gallery', async () => {
    const { payload } = cms
    const group = await payload.create({
      collection: 'filter-groups',
      data: { label: 'Topic', slug: 'topic' },
    })
    const term = await payload.create({
      collection: 'terms',
      data: { label: 'Print', slug: 'print', group: group.id },
    })
    const article = await payload.create({ collection: 'articles', data: { title: 'Herring' } })
    const pattern = await payload.create({
      collection: 'patterns',
      data: {
        label: 'Ours',
        drawing: { wide: { columns: 1, tiles: [{ column: 0, row: 0, columns: 1, rows: 1 }] } },
      },
    })
    const filled = {
      ...block,
      groups: [{ group: group.id, form: 'dropdown' }],
      terms: [term.id],
      source: 'both',
      picked: [article.id],
    }
    const { id } = await payload.create({
      collection: 'pages',
      data: {
        title: 'Kept',
        blocks: [
          filled,
          { ...filled, galleryId: 'drawn', pattern: 'custom', customPattern: pattern.id },
        ],
      },
    })
    const read = async () =>
      (await payload.findByID({ collection: 'pages', id, depth: 0 }))['blocks']
    const readVersions = async () =>
      (
        await payload.findVersions({
          collection: 'pages',
          where: { parent: { equals: id } },
          depth: 0,
        })
      ).docs
    const before = await read()
    const versionsBefore = await readVersions()
    await backAndForth(payload, ['localised_content', 'gallery_options'])
    // What the options of today hold has no place in the schema of before: a drawn pattern becomes the usual one.
    const undrawn = (blocks: unknown) =>
      JSON.parse(JSON.stringify(blocks), (key, value) =>
        key === 'pattern' && value === 'custom' ? '4' : key === 'customPattern' ? null : value,
      )
    expect(await read()).toEqual(undrawn(before))
    expect(await readVersions()).toEqual(undrawn(versionsBefore))
  })
})
