import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { PublicRequest } from './every-request'

export interface Visitors {
  readonly answered: () => number
  /** What went wrong, one text each. */
  readonly failures: readonly string[]
  stop(): Promise<void>
}

/**
 * Visitors that request a page, or several addresses in turn, again and again, each over a connection of its own that it keeps open. A refused
 * connection is tried again, as browsers and proxies do; a request that was sent must be answered with 200.
 * @param thinkTime mean pause between two requests of a visitor, ms
 */
export function startVisitors(
  address: string | readonly PublicRequest[],
  count: number,
  thinkTime = 0,
): Visitors {
  const requests = typeof address === 'string' ? [{ url: address }] : address
  let isRunning = true
  let answered = 0
  const failures: string[] = []
  const visit = async (_: unknown, visitor: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let number = visitor; isRunning; number += 1) {
      const next = requests[number % requests.length] ?? { url: '' }
      const result = await request(next, agent)
      if (thinkTime > 0) await wait(Math.random() * 2 * thinkTime)
      if (result === 'ok') answered += 1
      else if (result === 'ECONNREFUSED') await wait(20)
      else failures.push(requests.length > 1 ? `${next.url}: ${result}` : result)
    }
    agent.destroy()
  }
  const visitors = Promise.all(Array.from({ length: count }, visit))
  return {
    answered: () => answered,
    failures,
    stop: async () => {
      isRunning = false
      await visitors
    },
  }
}

function request({ url, headers }: PublicRequest, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const sent = get(url, { agent, ...(headers && { headers }) }, (response) => {
      response.on('error', (error) => resolve(`body: ${error.message}`))
      response.on('end', () =>
        resolve(response.statusCode === 200 ? 'ok' : `status ${response.statusCode}`),
      )
      response.resume()
    })
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
}
