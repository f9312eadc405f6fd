import { expect, type Locator, type Page } from '@playwright/test'
import { openAdmin } from '../../product/admin'
import { textField } from '../../product/forms/fields'
import { PageForm, saveDrawer } from '../../product/forms/page-form'
import { richText } from '../../product/forms/rich-text'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { expectSaved } from '../../product/forms/saving-status'
import { TextEditor } from '../../product/forms/text-editor'
import { FAILURES, slowDown, type SlowServer } from './slow-server'
import {
  lostInDocument,
  lostInForm,
  reportTyped,
  typeByTurns,
  typedField,
  type TypedField,
} from './typing'

const IS_SOAK = process.env['SOAK'] === 'on'
/** As in typing.spec.ts. */
const DELAYS_MS = IS_SOAK ? [0, 300, 1000, 3000, 10_000] : [500]
const FAIL_EVERY = IS_SOAK ? [0, 3] : [3]
const CHARACTERS = IS_SOAK ? 1000 : 100

/** As in typing.spec.ts. */
const savedWithin = (delayMs: number) => 90_000 + 12 * delayMs

/** Blocks within a rich text, each with a field to type in. An image has none. */
const TEXT_BLOCKS = [
  ['Code', 'Code'],
  ['Pull quote', 'Text'],
  ['Video', 'Title'],
] as const

/** Blocks within a column, each with a field to type in. */
const COLUMN_BLOCKS: readonly (readonly [type: string, find: (block: Locator) => Locator])[] = [
  ['Text', (block) => new TextEditor(block).area],
  ['Quote', (block) => textField(block, 'Text')],
  ['Call to action', (block) => textField(block, 'Title')],
  ['Video', (block) => textField(block, 'Title')],
]

test.describe('nothing that an editor types in nested blocks is lost', () => {
  if (IS_SOAK) test.setTimeout(900_000)
  let product: ReusedProduct
  let page: Page
  let server: SlowServer

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 1000 } })
    server = await slowDown(page, { delayMs: 0, failEvery: 0 })
  })
  test.beforeEach(() => Object.assign(server, { delayMs: 0, failEvery: 0, held: undefined }))

  /** Waits for the field of a new block, and types in all fields by turns while the block is stored. */
  async function typeInNewBlock(
    fields: TypedField[],
    { block, characters }: { readonly block: TypedField; readonly characters: number },
  ) {
    await expect(block.field).toBeVisible({ timeout: savedWithin(server.delayMs) })
    fields.push(block)
    await typeByTurns(page, fields, characters)
  }

  /** Compares what was typed with the form and the stored draft. */
  async function expectKept(path: string, fields: readonly TypedField[]) {
    expect(await lostInForm(fields)).toEqual([])
    await expectSaved(page, { timeout: savedWithin(server.delayMs) })
    expect(await lostInForm(fields)).toEqual([])
    const stored = await product.cms.send('GET', `${path}?draft=true&depth=0`)
    expect(lostInDocument(stored, fields)).toEqual([])
  }

  for (const delayMs of DELAYS_MS)
    for (const failEvery of FAIL_EVERY) {
      const title = `${delayMs} ms${failEvery ? ', with failed requests' : ''}`

      test(`in blocks of a rich text: ${title}`, { tag: '@long' }, async () => {
        const data = { title: 'Start', body: richText('') }
        const { id } = await product.cms.create('articles', data)
        await openAdmin(page, `${product.site}/admin/collections/articles/${id}`)
        Object.assign(server, { delayMs, failEvery, failures: FAILURES })
        const body = new TextEditor(page.locator('[data-field-path=body]'))
        // A video in the text has such a field too.
        const fields = [typedField('title', page.locator('#field-title').first())]
        for (const [index, [type, label]] of TEXT_BLOCKS.entries()) {
          await body.moveToEnd()
          await body.insert(type)
          const block = typedField(type, textField(body.blocks().nth(index), label))
          await typeInNewBlock(fields, { block, characters: CHARACTERS / TEXT_BLOCKS.length })
        }
        await typeByTurns(page, fields, CHARACTERS)
        await expectKept(`articles/${id}`, fields)
        reportTyped(`in blocks of a rich text: ${title}`, fields)
      })

      if (!IS_SOAK) continue

      test(`in a tooltip: ${title}`, async () => {
        const { id } = await product.cms.create('articles', { title: 'Start' })
        await openAdmin(page, `${product.site}/admin/collections/articles/${id}`)
        const body = new TextEditor(page.locator('[data-field-path=body]'))
        await body.replaceWith('Set in woodtype')
        await expectSaved(page)
        await body.selectLastWord('woodtype')
        Object.assign(server, { delayMs, failEvery, failures: FAILURES })
        await body.insertFromToolbar('Tooltip')
        const content = new TextEditor(new PageForm(page).drawer())
        await expect(content.area).toBeVisible({ timeout: savedWithin(delayMs) })
        await content.replaceWith('Start. ')
        const fields = [typedField('tooltip', content.area)]
        await typeByTurns(page, fields, CHARACTERS)
        expect(await lostInForm(fields)).toEqual([])
        // The drawer's own form has no drafts: it is taken over as a whole.
        const timeout = savedWithin(delayMs)
        await saveDrawer(page, { timeout })
        // The form still says "Saved" for a moment after the drawer has closed.
        await expect
          .poll(
            async () =>
              lostInDocument(
                await product.cms.send('GET', `articles/${id}?draft=true&depth=0`),
                fields,
              ),
            { timeout },
          )
          .toEqual([])
        await expectSaved(page, { timeout })
        reportTyped(`in a tooltip: ${title}`, fields)
      })

      test(`in blocks of columns: ${title}`, async () => {
        const columns = [{ blocks: [] }, { blocks: [] }]
        const video = { blockType: 'video', title: 'Start', url: 'https://vimeo.com/76979871' }
        const data = { title: 'Start', blocks: [{ blockType: 'columns', columns }, video] }
        const { id } = await product.cms.create('pages', data, { draft: 'true' })
        await openAdmin(page, `${product.site}/admin/collections/pages/${id}`)
        const form = new PageForm(page)
        Object.assign(server, { delayMs, failEvery, failures: FAILURES })
        const fields = [
          typedField('title', page.locator('#field-title')),
          typedField('Video', textField(form.block(1), 'Title')),
        ]
        for (const [index, [type, find]] of COLUMN_BLOCKS.entries()) {
          const column = page.locator(`#blocks-0-columns-row-${index % 2}`)
          await form.selectBlockType(form.addButton(column), type)
          const row = column.locator('.blocks-field__row').nth(Math.floor(index / 2))
          const block = typedField(`${type} in a column`, find(row))
          await typeInNewBlock(fields, { block, characters: CHARACTERS / COLUMN_BLOCKS.length })
        }
        await expectKept(`pages/${id}`, fields)
        reportTyped(`in blocks of columns: ${title}`, fields)
      })
    }
})
