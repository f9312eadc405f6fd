import type { HttpBindings } from '@hono/node-server'

/** What every route finds in its context. */
export interface Bindings {
  Bindings: HttpBindings
  Variables: { requestId: string }
}
