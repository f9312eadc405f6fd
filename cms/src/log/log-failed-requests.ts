import { format } from 'node:util'
import { cmsLogger } from './logger'
import { followRequests, type FinishedRequest } from './request-context'

/**
 * Writes one line for each answer of 500 or more whose cause no line has named yet, and what Next.js and libraries print
 * to the console.
 * @param onFinish called for each answered request
 */
export function logFailedRequests(
  level: string,
  onFinish: (request: FinishedRequest) => void,
): void {
  const logger = cmsLogger(level)
  followRequests((request) => {
    onFinish(request)
    const { status, lastLine, requestId, method, path } = request
    if (status < 500 || lastLine?.isError) return
    const cause = lastLine && { cause: lastLine.message }
    logger.error({ requestId, method, path, status, ...cause }, 'request-failed')
  })
  const capture =
    (line: 'error' | 'warn') =>
    (...args: unknown[]) => {
      const err = args.find((each) => each instanceof Error)
      const text = args.filter((each) => each !== err && each !== '⨯')
      logger[line]({ err }, text.length > 0 ? format(...text) : err?.message)
    }
  console.error = capture('error')
  console.warn = capture('warn')
}
