import { createLogger } from '../../../scripts/log/create-logger.mjs'
import { describeDamage } from '../database/describe-damage'
import { statusOfUnreadable } from '../errors/status-of-unreadable'
import { currentRequest } from './request-context'

/** pino's number for `error`. */
const ERROR = 50

/** The structured log of the CMS. Lines of a request have its id. @param level the setting LOG_LEVEL */
export function cmsLogger(level: string, destination?: { write(line: string): void }) {
  return createLogger({
    program: 'cms',
    level,
    destination,
    refusedStatus: statusOfUnreadable,
    describeOutage: describeDamage,
    context: () => {
      const requestId = currentRequest()?.requestId
      return requestId ? { requestId } : {}
    },
    onLine: (message, number) => {
      const request = currentRequest()
      if (request && !request.lastLine?.isError)
        request.lastLine = { message, isError: number >= ERROR }
    },
  })
}
