import type { FormState, ServerFunctionClient } from 'payload'
import { documentKey } from './document-key'
import { isWaitingForRow } from './merge/is-waiting-for-row'
import { recordSentState } from './merge/sent-states'
import { retryPause } from './retry-pause'
import { reportStored } from './stored-events'
import { suspendFields } from './suspend-fields'

/** How often the fields of a new block or form are requested. Other forms send their state again after the next change. */
const MAX_ATTEMPTS = 10

/** Records what each form sent with a request for its state, and lets the fields of the response arrive one by one. Repeats failed requests for fields that are not shown yet. */
export function recordFormStates(serverFunction: ServerFunctionClient): ServerFunctionClient {
  return async (call) => {
    if (call.name !== 'form-state') return serverFunction(call)
    // Payload's type of all server functions has unknown arguments and results.
    const sent = call.args['formState'] as FormState | undefined
    // Only after a save does a form send its state and the stored document.
    const savedKey = sent && call.args['data'] ? documentKey(call.args) : null
    if (savedKey && sent) reportStored(savedKey, { sent })
    // A form without fields sends no state, such as that of a new block in a rich text.
    const attempts = !sent || isWaitingForRow(sent) ? MAX_ATTEMPTS : 1
    // Payload would offer to reload the form, which loses changes. A save finds out, and merges them.
    const args = { ...call.args, checkForStaleData: false }
    const result = withSuspendedFields(
      await repeat(() => serverFunction({ ...call, args }), attempts),
    )
    const returned = stateOf(result)
    if (returned && sent) recordSentState(returned, sent)
    if (returned && savedKey) reportStored(savedKey, { returned })
    return result
  }
}

async function repeat(request: () => unknown, attempts: number): Promise<unknown> {
  for (let failures = 1; ; failures++) {
    try {
      return await request()
    } catch (error) {
      if (failures >= attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, retryPause(failures)))
    }
  }
}

function withSuspendedFields(result: unknown): unknown {
  const state = stateOf(result)
  return state ? { ...Object(result), state: suspendFields(state) } : result
}

function stateOf(result: unknown): FormState | null {
  if (typeof result !== 'object' || result === null || !('state' in result)) return null
  return result.state as FormState | null
}
