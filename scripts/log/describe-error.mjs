// @ts-check

/** Causes of causes that are shown. */
const MAX_DEPTH = 4

/**
 * @typedef {object} DescribedError
 * @property {string} type
 * @property {string} message
 * @property {string} [code] of the file system, the network or the database
 * @property {string} [stack]
 * @property {DescribedError} [cause]
 */

/**
 * An error for the log. Of its own fields only the code is kept: others contain requests, documents and passwords.
 * @param {unknown} error
 * @returns {DescribedError}
 */
export function describeError(error, depth = 0) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { name, message, stack, cause } = error
  return {
    type: name,
    message: withoutValues(message),
    ...('code' in error && { code: String(error.code) }),
    ...(stack !== undefined && depth === 0 && { stack: withoutValues(stack) }),
    ...(cause !== undefined && depth < MAX_DEPTH && { cause: describeError(cause, depth + 1) }),
  }
}

/** A failed query (drizzle-orm) lists the values that it was sent with. @param {string} text */
export const withoutValues = (text) =>
  text.replace(/\nparams:[^]*?(?=\n {4}at |$)/, '\nparams: [redacted]')
