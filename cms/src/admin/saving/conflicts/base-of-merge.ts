import type { Data } from 'payload'
import { isSameValue } from '../merge/is-same-value'

interface Known {
  /** What the form and the server agreed on last. */
  readonly agreed: Data
  /** What later saves of this form sent that got no response. */
  readonly unanswered: readonly Data[]
}

/**
 * The values that a form and the stored document have in common: a field whose stored value one of the form's own saves
 * sent was not changed by anybody else, although the response of that save was lost.
 */
export const baseOfMerge = ({ agreed, unanswered }: Known, theirs: Data): Data => ({
  ...agreed,
  ...Object.fromEntries(
    Object.entries(theirs).filter(([name, value]) =>
      unanswered.some((sent) => isSameValue(sent[name], value)),
    ),
  ),
})
