import { setTimeout as wait } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { inTransaction } from '../../src/database/transactions/in-transaction'
import { runBehindSaves } from '../../src/saves/running-saves'
import { createImageFile } from '../testing/images'
import { INTERNAL_API, post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'

onEachDatabase('uploads beside saves', (database) => {
  const cms = sharedCms(database)

  const upload = async (name: string) => {
    const { data } = await createImageFile({ name })
    const body = new FormData()
    body.set('_payload', '{}')
    body.set('file', new Blob([new Uint8Array(data)], { type: 'image/jpeg' }), name)
    return send(cms, '/media?depth=0', { method: 'POST', body, headers: INTERNAL_API })
  }
  const save = (id: number | string, title: string) =>
    send(cms, `/articles/${id}`, {
      method: 'PATCH',
      body: JSON.stringify({ title }),
      headers: { 'content-type': 'application/json', ...INTERNAL_API },
    })
  const countImages = async () => (await cms.payload.count({ collection: 'media' })).totalDocs

  /** Holds back saves of articles until the returned function is called. */
  function holdSaves() {
    const { hooks } = cms.payload.collections['articles']?.config ?? {}
    let release = () => {}
    let started = () => {}
    const isHeld = new Promise<void>((resolve) => (started = resolve))
    const held = new Promise<void>((resolve) => (release = resolve))
    const hold = async () => {
      started()
      await held
    }
    hooks?.beforeOperation.unshift(hold)
    return {
      isHeld,
      release: () => {
        hooks?.beforeOperation.splice(hooks.beforeOperation.indexOf(hold), 1)
        release()
      },
    }
  }

  test('an upload is written after the save that was running, and none waits for ever', async () => {
    const { id } = await cms.payload.create({ collection: 'articles', data: { title: 'Before' } })
    const { isHeld, release } = holdSaves()
    const saving = save(id, 'After')
    await isHeld
    const uploading = upload('first.jpg')
    await wait(500)
    expect(await countImages()).toBe(0)
    release()
    expect((await saving).status).toBe(200)
    expect((await uploading).status).toBe(201)

    const slow = holdSaves()
    const slowSave = save(id, 'Later')
    await slow.isHeld
    expect((await upload('second.jpg')).status).toBe(201)
    slow.release()
    expect((await slowSave).status).toBe(200)
    expect(await countImages()).toBe(2)
  })

  test.runIf(database === 'SQLite')(
    'work that can wait stops while somebody saves, but not once it has written',
    async () => {
      const { id } = await cms.payload.create({ collection: 'articles', data: { title: 'Before' } })
      const { isHeld, release } = holdSaves()
      const saving = save(id, 'After')
      await isHeld
      const count = (req?: PayloadRequest) =>
        cms.payload.count({ collection: 'media', ...(req && { req }) })
      const timeOf = async (work: () => Promise<unknown>) => {
        const start = performance.now()
        await runBehindSaves(work)
        return performance.now() - start
      }
      // For a second in all.
      const twice = await timeOf(async () => {
        await count()
        await count()
      })
      expect(twice).toBeGreaterThan(900)
      expect(twice).toBeLessThan(2_000)
      await inTransaction(cms.payload, async (req) => {
        await cms.payload.create({ collection: 'pages', data: { title: 'Written' }, req })
        expect(await timeOf(() => count(req))).toBeLessThan(900)
      })
      release()
      expect((await saving).status).toBe(200)
    },
  )

  test('uploads at once are all stored, also when some are refused', async () => {
    const before = await countImages()
    const refused = async () => {
      const body = new FormData()
      body.set('_payload', '{}')
      body.set('file', new Blob(['no image'], { type: 'image/jpeg' }), 'broken.jpg')
      return send(cms, '/media', { method: 'POST', body, headers: INTERNAL_API })
    }
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg']
    const responses = await Promise.all([
      refused(),
      ...names.map(upload),
      refused(),
      upload('f.jpg'),
    ])
    const statuses = responses.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 415, 415])
    expect(await countImages()).toBe(before + 6)
  })

  test('a gallery of many images is made beside saves', async () => {
    const images: number[] = []
    for (let index = 0; index < 40; index++) {
      const file = await createImageFile({ name: `light-${index}.jpg`, width: 60 + index })
      const data = { keywords: ['Light|Dawn'] }
      images.push(Number((await cms.payload.create({ collection: 'media', data, file })).id))
    }
    const { id } = await cms.payload.create({ collection: 'articles', data: { title: 'Before' } })
    const body = {
      ...{ title: 'Views', images, isFrontPage: false, groups: [] },
      keywords: [{ keyword: 'Light|Dawn', group: 'Light' }],
    }
    const order: string[] = []
    const making = post(cms, '/media/gallery', body, INTERNAL_API).then(({ status }) => {
      order.push('gallery')
      return status
    })
    const withTerms = async () =>
      (await cms.payload.count({ collection: 'media', where: { terms: { exists: true } } }))
        .totalDocs
    await expect.poll(withTerms, { interval: 5 }).toBeGreaterThan(0)
    expect((await save(id, 'After')).status).toBe(200)
    order.push('save')
    expect(await making).toBe(200)
    expect(order).toEqual(['save', 'gallery'])
    expect(await withTerms()).toBe(images.length)
  })
})
