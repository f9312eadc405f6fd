import { expect, type Page } from '@playwright/test'
import { createTaggedImage } from '../../../cms/tests/testing/tagged-image'
import { ACTIVE, TITLE_VECTORS, VECTORS, watchViolations } from '../../attack/testing/markup'
import { openAdmin, signInAsNew } from '../product/admin'
import { richText } from '../product/forms/rich-text'
import { test, type ReusedProduct } from '../product/running/reused-product'

const FILE_NAME = '<img src=x onerror=attacked()>.jpg'

test.describe('markup in the texts of an author', () => {
  let product: ReusedProduct
  let admin: Page
  let author: Page
  let authorId: string
  let violations: () => readonly string[]

  test.beforeAll(async ({ browser, product: reused }) => {
    product = reused
    admin = await product.startOver({ viewport: { width: 1440, height: 900 } })
    author = await signInAsNew(browser, { ...product, name: 'Cleo', role: 'author' })
    violations = await watchViolations(admin)
    authorId = (await send('get', 'users/me')).user.id
  })
  test.afterAll(() => author?.context().close())

  /** As the forms of the author send it. */
  async function send(method: 'get' | 'post' | 'patch', path: string, options: object = {}) {
    const url = `${product.site}/api/${path}`
    const headers = { origin: product.site }
    const response = await author.request[method](url, { headers, ...options })
    expect(response.ok(), `${method} ${path}`).toBe(true)
    return response.json()
  }
  const create = async (data: object) =>
    (await send('post', 'articles?draft=true', { data })).doc.id
  async function upload(vector: string, number: number) {
    const background = `hsl(${number * 40} 40% 40%)`
    const { data: buffer, mimetype: mimeType } = await createTaggedImage(FILE_NAME, { background })
    const texts = {
      ...{ alt: vector, title: vector, caption: vector },
      ...{ creator: vector, credit: vector, copyright: vector },
    }
    const file = { name: FILE_NAME, mimeType, buffer }
    const multipart = { _payload: JSON.stringify(texts), file }
    return (await send('post', 'media', { multipart })).doc.id
  }

  /** Writes two versions of a draft, an image, a draft in the trash and a name. @returns the screens that show them */
  async function write(vector: string, number: number): Promise<readonly string[]> {
    await send('patch', `users/${authorId}`, { data: { name: vector } })
    const image = await upload(vector, number)
    const body = richText(...VECTORS)
    const texts = { title: vector, excerpt: vector, author: vector, body }
    const article = await create({ ...texts, slug: `vector-${number}`, cover: image })
    const data = { excerpt: `Again ${vector}` }
    await send('patch', `articles/${article}?draft=true`, { data })
    const deleted = await create({ ...texts, slug: `deleted-${number}` })
    await send('patch', `articles/${deleted}`, { data: { deletedAt: new Date() } })
    const { docs } = await send('get', `articles/versions?where[parent][equals]=${article}`)
    const search = encodeURIComponent(vector)
    return [
      ...['', 'collections/audit-log', 'collections/users', `collections/users/${authorId}`],
      ...[`collections/articles?search=${search}`, `collections/articles/${article}`],
      ...[`collections/articles/${article}/versions`],
      ...docs.map(({ id }: { id: string }) => `collections/articles/${article}/versions/${id}`),
      ...['collections/articles/trash', `collections/articles/trash/${deleted}`],
      ...[`collections/media?search=${search}`, `collections/media/${image}`],
    ]
  }

  for (const [number, vector] of TITLE_VECTORS.entries()) {
    const tag = number === 0 ? [] : '@long'
    test(`is text on the screens of an admin: ${vector}`, { tag }, async () => {
      for (const screen of await write(vector, number)) {
        await openAdmin(admin, `${product.site}/admin/${screen}`)
        expect((await admin.evaluate(readScreen)).includes(vector), screen).toBe(true)
        // The frames of the preview have titles.
        const active = admin.locator(ACTIVE).and(admin.locator(':not(iframe[title])'))
        expect(await active.count(), screen).toBe(0)
        expect(violations(), screen).toEqual([])
      }
    })
  }
})

/** Runs in the page. @returns its texts, also those in fields */
function readScreen(): string {
  const fields = [...document.querySelectorAll('input, textarea')]
  const values = fields.map((field) => ('value' in field ? String(field.value) : ''))
  return [document.body.innerText, ...values].join('\n')
}
