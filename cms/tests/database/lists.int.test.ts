import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { executeRaw } from '../../src/database/execute-raw'
import { createTaggedImage } from '../testing/tagged-image'
import { send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

const TITLES = [
  'Harbour at dawn',
  'A view of Rome',
  'The old harbour',
  'Rome in winter',
  'Zürich',
  'ŁÓDŹ',
  '100 % wool',
  'Bridge',
] as const

const list = z.object({
  docs: z.array(z.object({ id: z.number(), title: z.string().nullish() })),
  totalDocs: z.number(),
  totalPages: z.number(),
  page: z.number(),
  hasNextPage: z.boolean(),
})

onEachDatabase('lists of articles', (database) => {
  const cms = sharedCms(database, { LANGUAGES: 'en,pl' })
  let headers: Record<string, string>
  const read = async (query: string, collection = 'articles') => {
    const path = `/${collection}?draft=true&depth=0&locale=en&fallback-locale=none&${query}`
    const response = await send(cms, path, { headers })
    expect(response.status).toBe(200)
    return list.parse(await response.json())
  }
  const titles = async (query: string) => (await read(query)).docs.map(({ title }) => title)
  const search = (text: string) =>
    ['title', 'slug', 'excerpt']
      .map((field, i) => `where[or][${i}][${field}][like]=${encodeURIComponent(text)}`)
      .join('&')
  const found = async (text: string) => (await titles(`sort=title&${search(text)}`)).toSorted()
  const create = (data: object, locale: 'en' | 'pl' = 'en') =>
    cms.payload.create({ collection: 'articles', draft: true, locale, data: data as never })

  beforeAll(async () => {
    headers = await signIn(cms, 'Ada')
    for (const [i, title] of TITLES.entries())
      await create({ title, date: `2026-01-0${i + 1}`, excerpt: `Number ${i} by the sea` })
    await create({ title: 'Tylko po polsku', date: '2026-02-01' }, 'pl')
  })

  test('are sorted by titles in one language; articles without a title in it come last', async () => {
    const byTitle = [...TITLES].toSorted()
    if (database === 'SQLite') expect(await titles('sort=title')).toEqual([...byTitle, undefined])
    const descending = await titles('sort=-title')
    expect(descending.slice(0, -1)).toEqual((await titles('sort=title')).slice(0, -1).toReversed())
    expect(descending).toHaveLength(TITLES.length + 1)
    expect(descending.at(-1)).toBeUndefined()
  })

  test('are sorted by titles among those with the same date', async () => {
    const byDate = [undefined, ...TITLES.toReversed()]
    expect(await titles('sort=-date,title')).toEqual(byDate)
  })

  test.each(['title', '-title', '-date', 'updatedAt', 'author'])(
    'sorted by %s have every article on one page, and say how many there are',
    async (sort) => {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => read(`sort=${sort}&limit=3&page=${page}`)),
      )
      const ids = pages.flatMap(({ docs }) => docs.map(({ id }) => id))
      expect(new Set(ids).size).toBe(TITLES.length + 1)
      expect(pages.map(({ docs }) => docs.length)).toEqual([3, 3, 3, 0])
      expect(pages[0]).toMatchObject({ totalDocs: 9, totalPages: 3, page: 1, hasNextPage: true })
      expect(pages[2]).toMatchObject({ page: 3, hasNextPage: false })
      const whole = await read(`sort=${sort}&limit=50`)
      expect(ids).toEqual(whole.docs.map(({ id }) => id))
    },
  )

  test('are searched by parts of words, in any column, in any case', async () => {
    expect(await found('HARBOUR')).toEqual(['Harbour at dawn', 'The old harbour'])
    expect(await found('rbou')).toEqual(['Harbour at dawn', 'The old harbour'])
    expect(await found('łódź')).toEqual(['ŁÓDŹ'])
    expect(await found('by the sea')).toHaveLength(TITLES.length)
    expect(await found('tylko')).toEqual([])
  })

  test('are searched by several words of one column, also by short ones', async () => {
    expect(await found('rome view')).toEqual(['A view of Rome'])
    expect(await found('of rome')).toEqual(['A view of Rome'])
    expect(await found('at')).toEqual(['Harbour at dawn'])
    expect(await found('harbour sea')).toEqual([])
    expect(await found('number 3')).toEqual(['Rome in winter'])
  })

  test('take signs of query languages in a search for themselves', async () => {
    expect(await found('100')).toEqual(['100 % wool'])
    for (const text of ['"', '"harbour', 'har*', 'NOT', "o'clock", '(rome', 'title:rome'])
      expect(await found(text)).toEqual([])
    if (database === 'SQLite') expect(await found('harbour\0')).toHaveLength(2)
    expect(await found('harbour '.repeat(400))).toHaveLength(2)
    expect(await found(Array.from({ length: 300 }, (_, i) => `word${i}`).join(' '))).toEqual([])
  })

  test('are searched and filtered at once, and count what they show', async () => {
    const published = `where[and][0][_status][equals]=published`
    const both = `${published}&${search('rome').replaceAll('where[or]', 'where[and][1][or]')}`
    expect(await read(both)).toMatchObject({ docs: [], totalDocs: 0 })
    expect(await read(`limit=1&${search('rome')}`)).toMatchObject({ totalDocs: 2, totalPages: 2 })
  })

  test('find an article by its newest title only, and not after its deletion', async () => {
    const { id } = await create({ title: 'Lighthouse' })
    expect(await found('lighthouse')).toEqual(['Lighthouse'])
    await cms.payload.update({
      ...{ collection: 'articles', id, draft: true },
      data: { title: 'Beacon' },
    })
    expect(await titles('where[title][like]=lighthouse')).toEqual([])
    expect(await found('beacon')).toEqual(['Beacon'])
    await cms.payload.delete({ collection: 'articles', id })
    expect(await found('beacon')).toEqual([])
  })

  test('find images by their file names and texts', async () => {
    const { id } = await cms.payload.create({
      collection: 'media',
      data: { alt: 'Sails in the wind', creator: 'Ada Sailor' } as never,
      file: await createTaggedImage('regatta.jpg', {}),
    })
    const find = async (text: string) => {
      const fields = ['filename', 'alt', 'title', 'caption', 'creator']
      const where = fields.map((field, i) => `where[or][${i}][${field}][like]=${text}`).join('&')
      return (await read(where, 'media')).docs.map((doc) => doc.id)
    }
    expect(await find('regat')).toEqual([id])
    expect(await find('sails')).toEqual([id])
    expect(await find('sail')).toEqual([id])
    expect(await find('nothing')).toEqual([])
  })

  test('that find more than are sorted show the first of all in their order, and count all', async () => {
    const count = 20_500
    const first = 1_000_000
    await insertCommon(cms.payload, { first, count })
    const common = search('common word')
    const dates = await read(`sort=-date&limit=3&${common}`)
    expect(dates.totalDocs).toBe(count)
    expect(dates.docs.map(({ id }) => id)).toEqual([0, 1, 2].map((n) => first + count - n))
    const last = await read(`sort=title&limit=50&page=410&${common}`)
    expect(last.docs).toHaveLength(50)
    expect(last.docs.at(-1)?.id).toBe(first + count)
    expect(await read(`sort=title&limit=50&page=411&${common}`)).toMatchObject({ docs: [] })
  })
})

/** Adds drafts with the title "Common word" and a number, of later dates for higher numbers. */
async function insertCommon(
  payload: Payload,
  { first, count }: { readonly first: number; readonly count: number },
): Promise<void> {
  const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`
  const date = (n: string) =>
    payload.db.name === 'postgres'
      ? `timestamp '2030-01-01' + ${n} * interval '1 minute'`
      : `strftime('%Y-%m-%dT%H:%M:%fZ', 1900000000 + ${n} * 60, 'unixepoch')`
  for (const statement of [
    `insert into articles (id) ${numbers} select ${first} + n from numbers`,
    `insert into _articles_v (id, parent_id, latest, version_date) ${numbers} select ${first} + n, ${first} + n, true, ${date('n')} from numbers`,
    `insert into _articles_v_locales (version_title, _locale, _parent_id) ${numbers} select 'Common word ' || (${first} + n), 'en', ${first} + n from numbers`,
  ])
    await executeRaw({ payload }, statement)
}
