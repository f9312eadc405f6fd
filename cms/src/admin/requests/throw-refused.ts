import type { ServerFunctionClient } from 'payload'
import { refusedCall } from '../../access/server-functions/refused-call'

/** Rejects with the sentence of the server where it refuses a call. */
export const throwRefused =
  (serverFunction: ServerFunctionClient): ServerFunctionClient =>
  async (call) => {
    const result = await serverFunction(call)
    const { data } = refusedCall.safeParse(result)
    if (data) throw new Error(data.refused)
    return result
  }
