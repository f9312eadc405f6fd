import { idOf } from '../../fields/id-of'

/** A value of a relationship to documents of several kinds. */
export interface PickedDocument {
  readonly relationTo: string
  readonly value: unknown
}

/** The documents that such a field has, one or many. */
export const picksOf = (value: unknown): readonly PickedDocument[] =>
  [value].flat().flatMap((pick: unknown) => {
    if (typeof pick !== 'object' || !pick) return []
    if (!('relationTo' in pick) || !('value' in pick) || pick.value === null) return []
    return [{ relationTo: String(pick.relationTo), value: idOf(pick.value) }]
  })
