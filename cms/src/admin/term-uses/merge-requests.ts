import { z } from 'zod'
import { describeNoAnswer, describeRequestFailure } from '../request-failure'

const otherTerm = z.object({ id: z.number(), label: z.string().catch('Untitled') })
export type OtherTerm = z.infer<typeof otherTerm>
const list = z.object({ docs: z.array(otherTerm) })

const ADVICE = 'Reload the page before you try again.'

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
  try {
    const response = await fetch(`${api}/terms?${query}`, { credentials: 'same-origin' })
    const found = list.safeParse(await response.json())
    return found.success ? found.data.docs : 'The terms could not be read. Try again.'
  } catch {
    return describeNoAnswer(ADVICE)
  }
}

interface Merge {
  readonly api: string
  readonly id: number
  readonly into: number
}

/** Null, or a sentence that says why nothing was merged. */
export async function mergeInto({ api, id, into }: Merge): Promise<string | null> {
  try {
    const response = await fetch(`${api}/terms/${id}/merge`, {
      ...{ method: 'POST', credentials: 'same-origin', body: JSON.stringify({ into }) },
      headers: { 'content-type': 'application/json' },
    })
    if (response.ok) return null
    return describeRequestFailure(response.status, await response.json().catch(() => null), ADVICE)
  } catch {
    return describeNoAnswer(ADVICE)
  }
}
