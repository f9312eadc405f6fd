import WebSocket from 'ws'

export interface BidiEvent {
  readonly method: string
  // Parsed at the boundary: the events differ by method.
  readonly params: {
    readonly context?: string
    readonly source?: { readonly context?: string }
  } & {
    readonly [key: string]: unknown
  }
}

/** A connection that speaks WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
export interface BidiConnection {
  /** @throws when the browser reports an error */
  send<Result = unknown>(method: string, params: object): Promise<Result>
  onEvent(listener: (event: BidiEvent) => void): void
  close(): void
}

interface Answer {
  readonly id?: number
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

interface Pending {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url)
  const pending = new Map<number, Pending>()
  const listeners: ((event: BidiEvent) => void)[] = []
  let lastId = 0

  socket.on('message', (data) => {
    const message: Answer & BidiEvent = JSON.parse(String(data))
    if (message.id === undefined) return listeners.forEach((listener) => listener(message))
    const request = pending.get(message.id)
    pending.delete(message.id)
    if (message.error) request?.reject(new Error(`${message.error}: ${message.message}`))
    else request?.resolve(message.result as never)
  })
  socket.on('close', () => {
    for (const { reject } of pending.values()) reject(new Error('The browser has ended.'))
    pending.clear()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        pending.set(id, { resolve, reject })
        socket.send(JSON.stringify({ id, method, params }))
      }),
    onEvent: (listener) => void listeners.push(listener),
    close: () => socket.close(),
  }
}
