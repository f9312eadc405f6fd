import { z } from 'zod'

/** What a refused call of a server function returns: a sentence. Next.js replaces the message of a thrown error. */
export const refusedCall = z.strictObject({ refused: z.string() })
export type RefusedCall = z.infer<typeof refusedCall>
