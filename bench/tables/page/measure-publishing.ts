import { setTimeout as wait } from 'node:timers/promises'
import { connectToCms } from '../../../tests/e2e/product/running/cms-client'
import { figure } from '../../report/figure'
import { atMost } from '../../report/goal'
import type { Bench } from '../../table'
import type { Measurement } from '../../report/measurement'
import type { RunningProduct } from './product'

/** Time from publishing a changed title until the public page shows it. */
export async function measurePublishing(
  { quick }: Bench,
  running: RunningProduct,
): Promise<Measurement> {
  const cms = connectToCms(running.product)
  const article = await cms.find('articles', 'importBatch', 'demo')
  const address = `${running.origin}/articles/${article['slug']}`
  const samples: number[] = []
  for (let round = 0; round < (quick ? 2 : 7); round++) {
    const title = `Changed ${round} ${Date.now()}`
    const since = performance.now()
    await cms.update('articles', article.id, { title, _status: 'published' })
    while (!(await textOf(address)).includes(title)) {
      if (performance.now() - since > 15_000)
        throw new Error('The page did not show the change within 15 s.')
      await wait(5)
    }
    samples.push(performance.now() - since)
  }
  await cms.update('articles', article.id, { title: article['title'], _status: 'published' })
  const goal = atMost({ what: 'Publishing until visible', figure: figure(samples), limit: 1_000 })
  return { goals: [goal], grids: [], notes: [] }
}

const textOf = async (address: string) => (await fetch(address)).text()
