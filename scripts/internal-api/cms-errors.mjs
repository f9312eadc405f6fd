// @ts-check
import { CommandError } from '../cli/command-error.mjs'

/** The CMS did not answer. */
export class CmsUnreachableError extends CommandError {
  /** @override */
  name = 'CmsUnreachableError'
}

/** The CMS answered with an error status. */
export class CmsResponseError extends CommandError {
  /** @override */
  name = 'CmsResponseError'

  /**
   * @param {string} request such as `GET /api/media`
   * @param {number} status
   * @param {string} reason
   */
  constructor(request, status, reason) {
    super(`The CMS answered ${status} to ${request}: ${reason}`)
    this.status = status
    this.reason = reason
  }
}

/**
 * The messages of Payload's error body: those of fields, or else the general one.
 * @param {string} body
 */
export function readReason(body) {
  try {
    const { errors = [], message = '' } = JSON.parse(body)
    const messages = errors.flatMap((/** @type {PayloadError} */ error) => {
      const fields = error.data?.errors?.map((field) => field.message) ?? []
      return fields.length > 0 ? fields : [error.message]
    })
    return messages.join(' ') || message || 'no reason given.'
  } catch {
    return body.slice(0, 300) || 'no reason given.' // Not JSON, for example the page of a proxy.
  }
}

/** @typedef {{ message: string, data?: { errors?: readonly { message: string }[] } }} PayloadError */
