import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

/** Data exceptions and missing values: PostgreSQL (classes 22 and 23502) and SQLite. */
const INVALID_VALUE = /^(22...|23502|SQLITE_MISMATCH|SQLITE_CONSTRAINT_NOTNULL|ERR_INVALID_ARG.*)$/

/** Payload does not check whether a field exists, nor an operator for its type, nor the body of its endpoint `/reorder`. */
const INVALID_QUERY =
  /^(adapter\.operators\[queryOperator\]|Cannot find field for path|Cannot destructure property '\w+' of 'body')/

/**
 * Conditions such as "contains" on a time, or two limits, from which Payload builds SQL that no database understands.
 */
const INVALID_CONDITION =
  /^(42601|42804|42883)$|syntax error|incomplete input|row value misused|sub-select returns/
const CONDITIONS = ['where', 'limit', 'page']

const failedQuery = z.object({
  message: z.string().startsWith('Failed query'),
  cause: z.looseObject({
    name: z.string().optional().catch(undefined),
    code: z.string().optional().catch(undefined),
    message: z.string(),
  }),
})

/** Answers a value of the wrong kind, which only the database noticed, with status 400 instead of 500. */
export const invalidValueErrorHandler: AfterErrorHook = ({ error, req }) => {
  const { cause } = failedQuery.safeParse(error).data ?? {}
  const isInvalidValue =
    cause &&
    (INVALID_VALUE.test(cause.code ?? '') ||
      /^(Type|Range)Error$/.test(cause.name ?? '') ||
      cause.message.includes('SQLite3 can only bind') ||
      (CONDITIONS.some((name) => name in req.query) &&
        [cause.code ?? '', cause.message].some((text) => INVALID_CONDITION.test(text))))
  const isInvalidOperator = INVALID_QUERY.test(error.message)
  if (!isInvalidValue && !isInvalidOperator) return
  return { status: 400, response: { errors: [{ message: INVALID }] } }
}

const INVALID =
  'The request contains a value of the wrong kind, such as a text instead of a number.'
