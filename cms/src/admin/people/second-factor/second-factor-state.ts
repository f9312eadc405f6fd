import { z } from 'zod'
import { readFromUsers } from '../ask-users'

export const factorState = z.object({
  /** When it was set up; null without one. */
  since: z.string().nullable(),
  recoveryCodesLeft: z.number(),
  /** Whether an admin wants everybody to have one. */
  isRequired: z.boolean(),
})
export type FactorState = z.infer<typeof factorState>

/** @param path below /api/users */
export const readFactorState = (path: string, signal: AbortSignal) =>
  readFromUsers(path, factorState, signal)
