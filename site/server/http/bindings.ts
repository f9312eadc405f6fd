import type { HttpBindings } from '@hono/node-server'

/** Types of the Hono context. */
export interface Bindings {
  Bindings: HttpBindings
  Variables: { requestId: string }
}
