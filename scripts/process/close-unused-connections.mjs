// @ts-check
import { subscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'

/**
 * Loaded into the CMS. Closes the connections without a request after SIGTERM: Next.js waits until all are closed, and
 * Node.js closes only those that have had a request. `fetch` opens some in advance, as that of `npm start` does, and each
 * would keep the CMS running for a minute.
 */

/** ms after SIGTERM in which a connection may still send a request, which is answered. */
const GRACE_MS = 500
const INTERVAL_MS = 100

/** @type {Set<Socket>} */
const open = new Set()
/** With a request. @type {Set<Socket>} */
const busy = new Set()

/** @param {string} channel @param {(socket: Socket) => void} react */
const follow = (channel, react) =>
  subscribe(channel, (message) => {
    const { socket } = Object(message)
    if (socket instanceof Socket) react(socket)
  })

follow('net.server.socket', (socket) => {
  open.add(socket)
  socket.once('close', () => {
    open.delete(socket)
    busy.delete(socket)
  })
})
follow('http.server.request.start', (socket) => busy.add(socket))
follow('http.server.response.finish', (socket) => busy.delete(socket))

const closeUnused = () => {
  for (const socket of open) if (!busy.has(socket)) socket.destroy()
}
process.once('SIGTERM', () => {
  setTimeout(() => setInterval(closeUnused, INTERVAL_MS).unref(), GRACE_MS).unref()
})
