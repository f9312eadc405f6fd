import type { RequestContext } from 'payload'

const CONTEXT_KEY = 'unconfirmedTerms'

/** Context for a save of terms that does not confirm all of them. @param terms ids, as the field `keywordTerms` has them */
export const keepUnconfirmed = (terms: unknown): RequestContext => ({
  [CONTEXT_KEY]: Array.isArray(terms) ? terms : [],
})

/** The terms that a save of terms leaves unconfirmed. */
export function unconfirmedTerms(context: RequestContext): readonly unknown[] {
  const terms = context[CONTEXT_KEY]
  return Array.isArray(terms) ? terms : []
}
