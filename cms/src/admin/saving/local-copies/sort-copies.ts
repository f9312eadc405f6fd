import type { Data } from 'payload'
import { isSameValue } from '../merge/is-same-value'
import { SERVER_FIELDS } from '../unsaved-changes'
import type { FoundCopy } from './local-copies'

interface SortedCopies {
  readonly offered: readonly FoundCopy[]
  /** Contain the same as what is stored or as a later copy. */
  readonly repeated: readonly FoundCopy[]
}

/** Finds the copies that contain something of their own. @param copies the latest first */
export function sortCopies(copies: readonly FoundCopy[], stored: Data): SortedCopies {
  const offered: FoundCopy[] = []
  const repeated: FoundCopy[] = []
  for (const copy of copies) {
    const known = [stored, ...offered.map(({ data }) => data)]
    const isRepeated = known.some((data) => hasSameContent(data, copy.data))
    ;(isRepeated ? repeated : offered).push(copy)
  }
  return { offered, repeated }
}

export const withoutServerFields = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !SERVER_FIELDS.has(name)))

const hasSameContent = (a: object, b: object) =>
  isSameValue(withoutServerFields(a), withoutServerFields(b))
