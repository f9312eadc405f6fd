// @ts-check
import { format } from 'node:util'
import pino from 'pino'
import { describeError, withoutValues } from './describe-error.mjs'
import { createFold } from './fold-repeats.mjs'
import { formatLine } from './format-line.mjs'
import { redact } from './redact.mjs'

/**
 * The structured log of a program: one line of JSON each on stdout, on a terminal in words. A field `outage` names what
 * is down, so that repeats of the line are folded.
 * @param {object} options
 * @param {'site' | 'cms'} options.program
 * @param {string} [options.level] the setting LOG_LEVEL
 * @param {() => object} [options.context] fields of every line, such as the id of the current request
 * @param {(error: unknown) => number | null} [options.refusedStatus] the status of errors that refuse a request, such as
 *   400, without a property `status` that says so; asked about errors that are logged without a message of their own
 * @param {(error: unknown) => string | null} [options.describeOutage] what is down according to an error, and what to do; it
 *   replaces the message of the line
 * @param {(message: string, level: number) => void} [options.onLine] called for each line before it is folded
 * @param {import('pino').DestinationStream} [options.destination] stdout by default
 */
export function createLogger({
  program,
  level = 'info',
  context,
  refusedStatus,
  describeOutage,
  onLine,
  destination,
}) {
  const fold = createFold()
  return pino(
    {
      level,
      base: { program },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      ...(context && { mixin: context }),
      hooks: {
        streamWrite: redact,
        logMethod(args, write, number) {
          const [entry, ownMessage] = readArguments(args)
          const outage = describeOutage?.(entry.err) ?? null
          const message = outage ?? ownMessage
          const status =
            statusOfRefused(entry.err) ??
            (isBare(entry, ownMessage) ? refusedStatus?.(entry.err) : null) ??
            null
          // A refused request is no failure of the program.
          if (status !== null && number > INFO) return this.info({ status }, message)
          onLine?.(message, number)
          fold(outage ? { ...entry, outage } : entry, message, (repeated) =>
            write.apply(this, [{ ...entry, ...(repeated && { repeated }) }, message]),
          )
        },
      },
    },
    destination ??
      (process.stdout.isTTY ? { write: writeInWords } : pino.destination({ dest: 1, sync: true })),
  )
}

/** pino's number for `info`. */
const INFO = 30

/**
 * Whether a line has only an error, as Payload logs what a request has thrown.
 * @param {Record<string, unknown>} entry
 * @param {string} message
 */
const isBare = ({ err }, message) => err instanceof Error && err.message === message

/** The status of an error that refuses a request, such as 403; null for other errors. @param {unknown} error */
function statusOfRefused(error) {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
  return status >= 400 && status < 500 ? status : null
}

/**
 * What was passed to the logger: a text, or an error or an object with fields and then a text.
 * @param {readonly unknown[]} args
 * @returns {[entry: Record<string, unknown>, message: string]}
 */
function readArguments([first, ...rest]) {
  if (typeof first === 'string') return [{}, format(first, ...rest)]
  /** @type {Record<string, unknown>} */
  const entry = first instanceof Error ? { err: first } : { .../** @type {object} */ (first) }
  const ownMessage = entry.msg ?? (entry.err instanceof Error ? entry.err.message : '')
  delete entry.msg
  const message = rest.length > 0 && rest[0] !== undefined ? format(...rest) : String(ownMessage)
  return [entry, withoutValues(message)]
}

/** @param {string} line */
const writeInWords = (line) => void process.stdout.write(formatLine(line))
