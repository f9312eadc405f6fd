import { expect, test } from 'vitest'
import { createImageFile } from '../testing/images'
import { INTERNAL_API, post, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'

const cms = sharedCms()

// A killed importer that is started again sends its last requests while the CMS still answers the first ones.
const twice = async <T>(request: () => Promise<Response>): Promise<T[]> => {
  const answers = await Promise.all([request(), request()])
  return Promise.all(answers.map((answer): Promise<T> => answer.json()))
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('the same rows in two requests at once are made once, and none is reported as rejected', async () => {
  const lines = Array.from({ length: 60 }, (_, n) => {
    const topic = { group: { slug: 'topic', label: 'Topic' }, label: `Topic ${n % 3}` }
    return JSON.stringify({
      ...{ line: n + 1, key: String(n) },
      article: { title: `Row ${n}`, terms: [topic] },
    })
  }).join('\n')
  const results = await twice<{ created: number; skipped: number; rejected: object[] }>(() =>
    post(cms, '/internal/import?batch=twice', lines, INTERNAL_API),
  )
  expect(results.flatMap(({ rejected }) => rejected)).toEqual([])
  expect(sum(results.map(({ created }) => created))).toBe(60)
  expect(sum(results.map(({ skipped }) => skipped))).toBe(60)
  expect((await cms.payload.count({ collection: 'articles' })).totalDocs).toBe(60)
  expect((await cms.payload.count({ collection: 'terms' })).totalDocs).toBe(3)
})

test('the same image in two requests at once is stored once, in one folder', async () => {
  const { data, name } = await createImageFile()
  const results = await twice<{ created: boolean; id: number }>(() => {
    const body = new FormData()
    body.set('data', JSON.stringify({ folders: ['Harbour', '2021'] }))
    body.set('file', new File([new Uint8Array(data)], name, { type: 'image/jpeg' }))
    const options = { method: 'POST', body, headers: INTERNAL_API }
    return send(cms, '/internal/import-image?batch=twice', options)
  })
  expect(results.map(({ created }) => created).toSorted()).toEqual([false, true])
  expect(new Set(results.map(({ id }) => id)).size).toBe(1)
  expect((await cms.payload.count({ collection: 'media' })).totalDocs).toBe(1)
  expect((await cms.payload.count({ collection: 'payload-folders' })).totalDocs).toBe(2)
})

test('an import begins when the files that a command was uploading are stored', async () => {
  const { data, name } = await createImageFile({ name: 'late.jpg' })
  const hooks = cms.payload.collections['media']?.config.hooks
  if (!hooks) throw new Error('Media is not a collection.')
  const storedAtStart = new Promise<number>((resolve) => {
    const startImport = <T>({ args }: { args: T }): T => {
      hooks.beforeOperation = hooks.beforeOperation.filter((hook) => hook !== startImport)
      void post(cms, '/internal/start-import', {}, INTERNAL_API)
        .then(() => cms.payload.count({ collection: 'media', where: { alt: { equals: 'Late' } } }))
        .then(({ totalDocs }) => resolve(totalDocs))
      return args
    }
    hooks.beforeOperation.push(startImport)
  })
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'Late' }))
  body.set('file', new File([new Uint8Array(data)], name, { type: 'image/jpeg' }))
  await send(cms, '/media', { method: 'POST', body, headers: INTERNAL_API })
  expect(await storedAtStart).toBe(1)
})
