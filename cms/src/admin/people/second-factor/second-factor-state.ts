import { z } from 'zod'
import type { Result } from '../send-request'

export const factorState = z.object({
  /** When it was set up; null without one. */
  since: z.string().nullable(),
  recoveryCodesLeft: z.number(),
  /** Whether an admin wants everybody to have one. */
  isRequired: z.boolean(),
})
export type FactorState = z.infer<typeof factorState>

/** @param path below /api/users */
export async function readFactorState(
  path: string,
  signal: AbortSignal,
): Promise<Result<FactorState>> {
  const response = await fetch(`/api/users${path}`, { credentials: 'same-origin', signal }).catch(
    () => null,
  )
  const state = factorState.safeParse(await response?.json().catch(() => null))
  return state.success ? { data: state.data } : { problem: 'The server does not answer.' }
}
