import type { AfterErrorHook } from 'payload'
import { isCausedBy, type Failure } from '../is-caused-by'

/** The bucket does not answer. */
const UNAVAILABLE: Failure = { codes: new Set(['MEDIA_UNAVAILABLE']) }

export const unavailableMediaErrorHandler: AfterErrorHook = ({ error, result }) => {
  if (!isCausedBy(error, UNAVAILABLE)) return
  const message =
    'The storage of images does not answer, so nothing was published. Try again in a moment; drafts can be saved meanwhile.'
  return { status: 503, response: { ...result, errors: [{ message }] } }
}
