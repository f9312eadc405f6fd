import { join } from 'node:path'
import { connectToCms, type CmsClient } from '../../../tests/e2e/product/running/cms-client'
import {
  makeDataDir,
  removeDataDir,
  startProduct,
} from '../../../tests/e2e/product/running/start-product'
import { stopOnExit } from '../../measure/stop-on-exit'
import { figure, type Figure } from '../../report/figure'
import { atMost } from '../../report/goal'
import type { Bench, Table } from '../../table'
import { multiplyArticles } from './fill-articles'

/** Articles that are made through the CMS; the others are copies. */
const ORIGINALS = 8
const DOUBLINGS = 17
const ROUNDS = 9

const searchFor = (text: string) =>
  ['title', 'slug', 'excerpt']
    .map((field, i) => `where[or][${i}][${field}][like]=${encodeURIComponent(text)}`)
    .join('&')

/** What the admin asks for, with a goal where an editor meets it every day. */
const LISTS: readonly (readonly [name: string, query: string, hasGoal: boolean])[] = [
  ['by date, as it opens', 'sort=-date', true],
  ['the newest', 'sort=-updatedAt', true],
  ['the newest, page 2', 'sort=-updatedAt&page=2', true],
  ['the newest, in the middle', 'sort=-updatedAt&page=20000', true],
  ['the newest, last page', 'sort=-updatedAt&page=41943', true],
  ['by title', 'sort=title', true],
  ['by title, from Z to A', 'sort=-title', true],
  ['by title, in the middle', 'sort=title&page=20000', false],
  ['by author', 'sort=author', true],
  ['drafts', 'sort=-date&where[_status][equals]=draft', true],
  ['search, in a thousandth', `sort=-date&${searchFor('harbour')}`, true],
  ['search, in a hundredth', `sort=-date&${searchFor('bridge')}`, true],
  ['search, in a tenth', `sort=-date&${searchFor('portrait')}`, true],
  ['search, in none', `sort=-date&${searchFor('lighthouse')}`, true],
  ['search, two words', `sort=-date&${searchFor('number 777')}`, true],
  ['search, in all', `sort=-date&${searchFor('evening')}`, false],
  ['search, two letters', `sort=-date&${searchFor('zq')}`, false],
  ['trash', 'sort=-updatedAt&trash=true&where[deletedAt][exists]=true', true],
]

export const table: Table = {
  title: 'Lists of the admin with a million articles',
  limit: 3_600,
  run: async (bench) => {
    const dataDir = makeDataDir()
    try {
      await makeOriginals(dataDir)
      bench.log('multiplying the articles')
      const articles = multiplyArticles(join(dataDir, 'tessera.db'), bench.quick ? 6 : DOUBLINGS)
      const measured = await measureLists(bench, dataDir)
      const count = articles.toLocaleString('en')
      return {
        method: METHOD,
        goals: measured.flatMap(({ name, hasGoal, times }) =>
          hasGoal
            ? [atMost({ what: `${count} articles: ${name}`, figure: times, limit: 300 })]
            : [],
        ),
        grids: [
          {
            title: `${count} articles`,
            columns: ['until the answer'],
            ours: null,
            rows: measured.map(({ name, times }) => ({ name, cells: [times] })),
          },
        ],
        notes: [],
      }
    } finally {
      removeDataDir(dataDir)
    }
  },
}

async function makeOriginals(dataDir: string): Promise<void> {
  await withCms(dataDir, async (cms) => {
    for (let i = 0; i < ORIGINALS; i++)
      await cms.create('articles', { title: `Work ${i}`, excerpt: 'Ships' }, { draft: 'true' })
  })
}

interface Measured {
  readonly name: string
  readonly hasGoal: boolean
  readonly times: Figure
}

const measureLists = ({ log }: Bench, dataDir: string): Promise<readonly Measured[]> =>
  withCms(dataDir, async (cms) => {
    const measured: Measured[] = []
    for (const [name, query, hasGoal] of LISTS) {
      const samples: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const since = performance.now()
        await cms.send('GET', `articles?draft=true&limit=25&depth=0&${query}`)
        samples.push(performance.now() - since)
      }
      log(`${name}: ${Math.round(Math.max(...samples))} ms at most`)
      measured.push({ name, hasGoal, times: figure(samples) })
    }
    return measured
  })

async function withCms<T>(dataDir: string, work: (cms: CmsClient) => Promise<T>): Promise<T> {
  const product = await startProduct({ DEMO: 'off' }, dataDir)
  stopOnExit(product.process)
  try {
    return await work(connectToCms(product))
  } finally {
    await product.stop()
  }
}

const METHOD =
  'The built product on SQLite with eight drafts, which are copied in its database 17 times over, with titles, excerpts, authors and dates of their own. Then the CMS is started again and asked for 25 articles, as the list of the admin does, nine times each; the first answer counts too.'
