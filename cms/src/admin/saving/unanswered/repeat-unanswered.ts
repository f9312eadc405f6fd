import { describeNoAnswer, isUnanswered } from '../../requests/request-failure'
import { retryPause } from '../retry-pause'

/** About 7 s: the connection of a laptop that changes its network is back, and the CMS has restarted. */
const MAX_REPEATS = 3

const ADVICE = 'It may be saved or not: look at it in another tab before you try again.'

/**
 * Sends a request again if its response is lost: nobody knows whether the server has done it.
 * @param send a request that may be done twice
 * @param statusWhileRunning of a repeated request while the server still works on the one before it
 * @returns the first response
 * @throws TypeError with a message for the editor, if no request has one
 */
export async function repeatUnanswered(
  send: () => Promise<Response>,
  statusWhileRunning: number,
): Promise<Response> {
  for (let repeats = 0; ; repeats++) {
    const isLast = repeats === MAX_REPEATS
    try {
      const response = await send()
      const isRunning = repeats > 0 && response.status === statusWhileRunning
      if (isLast || !(isRunning || isUnanswered(response.status))) return response
    } catch (error) {
      // A failed connection is a TypeError; anything else is a request that was cancelled.
      if (!(error instanceof TypeError)) throw error
      if (isLast) throw new TypeError(describeNoAnswer(ADVICE), { cause: error })
    }
    await new Promise((resolve) => setTimeout(resolve, retryPause(repeats + 1)))
  }
}
