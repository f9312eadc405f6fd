import { handleServerFunctions } from '@payloadcms/next/layouts'
import { headers as readHeaders } from 'next/headers'
import {
  createLocalReq,
  executeAuthStrategies,
  getPayload,
  type ImportMap,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { recordRefused } from '../../audit-log/record-refused'
import { toErrorResponse } from '../../errors/handlers/validation-error-handler'
import { limitFormState } from '../locks/limit-form-state'
import type { RefusedCall } from './refused-call'
import { readCall } from './used-functions'

interface Server {
  readonly config: Promise<SanitizedConfig>
  readonly importMap: ImportMap
}

/**
 * Runs a server function of Payload for somebody who is signed in. Refused calls are in the audit log.
 * @param call what was sent, which can be anything
 * @returns the result of the function, or why it was refused
 * @throws errors of the server, and what Next.js throws for a document that does not exist
 */
export async function callServerFunction(call: unknown, server: Server): Promise<unknown> {
  const req = await readRequest(server)
  try {
    return await handleServerFunctions({
      ...(await limitFormState(req, readCall(req, call))),
      ...server,
    })
  } catch (error) {
    if (!(error instanceof Error) || !isHttpError(error)) throw error
    await recordRefused({ context: req.context, error, req })
    const refused = toErrorResponse(error)?.message ?? error.message
    return { refused } satisfies RefusedCall
  }
}

/** As the endpoints do, which answer these errors with 4xx. */
const isHttpError = (error: Error) =>
  'status' in error && typeof error.status === 'number' && error.status < 500

async function readRequest({ config, importMap }: Server): Promise<PayloadRequest> {
  const headers = await readHeaders()
  const payload = await getPayload({ config, importMap })
  const { user } = await executeAuthStrategies({ headers, payload })
  return createLocalReq({ req: { headers, user } }, payload)
}
