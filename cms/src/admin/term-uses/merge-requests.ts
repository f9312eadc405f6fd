import { z } from 'zod'
import { askCms, problemOf } from '../requests/ask-cms'

const otherTerm = z.object({ id: z.number(), label: z.string().catch('Untitled') })
export type OtherTerm = z.infer<typeof otherTerm>
const list = z.object({ docs: z.array(otherTerm) })

interface Search {
  /** Route of the API. */
  readonly api: string
  readonly group: number
  readonly id: number
  readonly locale: string
}

/** The other terms of a group, or a sentence if they could not be read. */
export async function fetchOtherTerms({
  api,
  group,
  id,
  locale,
}: Search): Promise<readonly OtherTerm[] | string> {
  const query = new URLSearchParams({
    ...{ 'where[and][0][group][equals]': String(group), depth: '0', pagination: 'false', locale },
    ...{ 'where[and][1][id][not_equals]': String(id), sort: 'label', 'select[label]': 'true' },
  })
  const answer = await askCms({ url: `${api}/terms?${query}`, schema: list })
  return 'data' in answer ? answer.data.docs : answer.problem
}

interface Merge {
  readonly api: string
  readonly id: number
  readonly into: number
}

/** Null, or a sentence that says why nothing was merged. */
export const mergeInto = async ({ api, id, into }: Merge): Promise<string | null> =>
  problemOf(
    await askCms({
      url: `${api}/terms/${id}/merge`,
      body: { into },
      advice: 'Reload the page before you try again.',
    }),
  )
