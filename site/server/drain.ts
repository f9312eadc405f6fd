import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** ms in which a connection without a request may still send one, after the site has stopped to accept others. */
const IDLE_GRACE_MS = 1_500
/** ms for open requests to finish. */
const SHUTDOWN_TIMEOUT_MS = 10_000

/** Ends the server without a failed request. */
export class Drain {
  #isDraining = false

  /** `/readyz` answers 503, and each connection is closed after its answer. */
  get isDraining(): boolean {
    return this.#isDraining
  }

  /**
   * Resolves when all connections are closed.
   * @param noticeMs time in which new connections are still accepted, for load balancers that poll `/readyz`
   */
  async run(server: HttpServer, noticeMs: number): Promise<void> {
    this.#isDraining = true
    if (noticeMs > 0) await wait(noticeMs)
    // `server.close()` would close idle connections at once, also those that carry a request already.
    const closed = new Promise<void>((resolve) =>
      Server.prototype.close.call(server, () => resolve()),
    )
    await Promise.race([closed, wait(IDLE_GRACE_MS)])
    server.closeIdleConnections()
    await Promise.race([closed, wait(SHUTDOWN_TIMEOUT_MS)])
    server.closeAllConnections()
  }
}
