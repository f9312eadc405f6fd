import { z } from 'zod'

/** What the server sends to set up a second factor. */
export const enrolment = z.object({
  secret: z.string(),
  qrCode: z.string(),
  recoveryCodes: z.array(z.string()),
  enrolment: z.string(),
})
export type Enrolment = z.infer<typeof enrolment>
