import type { Arrangement } from '@tessera/content'

/** Most works in each list of an arrangement. */
export const MAX_ARRANGED = 1_000

const NAMES = ['order', 'pinned', 'large'] as const satisfies readonly (keyof Arrangement)[]

/** Reads an arrangement of the form or the database. Nothing is arranged where it is empty or invalid. */
export function parseArrangement(value: unknown): Arrangement {
  const stored: Partial<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {}
  const listOf = (name: keyof Arrangement) => {
    const list = stored[name]
    return isListOfWorks(list) ? list : []
  }
  return { order: listOf('order'), pinned: listOf('pinned'), large: listOf('large') }
}

/** Validates what the form or a request stores. */
export const validateArrangement = (value: unknown): true | string =>
  value === null || value === undefined || isArrangement(value)
    ? true
    : `An arrangement has the lists ${NAMES.join(', ')}, each with at most ${MAX_ARRANGED} works such as "article-12".`

const isArrangement = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, list]: [string, unknown]) =>
    NAMES.some((known) => known === name && isListOfWorks(list)),
  )

const isListOfWorks = (list: unknown): list is string[] =>
  Array.isArray(list) && list.length <= MAX_ARRANGED && list.every(isReference)

const isReference = (value: unknown): value is string =>
  typeof value === 'string' && /^(article|image)-\d{1,9}$/.test(value)
