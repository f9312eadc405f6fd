import { APIError } from 'payload'

/**
 * An error whose sentence is shown to the person who made the request.
 *
 * @param status of the response
 */
export const publicError = (sentence: string, status = 400): APIError =>
  new APIError(sentence, status, null, true)
