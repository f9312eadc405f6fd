// @ts-check
import { Server } from 'node:http'

/** Loaded into the programs. After SIGUSR2 the server of a process accepts requests and answers none; its event loop runs. */
process.on('SIGUSR2', () => {
  const { emit } = Server.prototype
  Object.assign(Server.prototype, {
    /** @this {Server} @param {string} name @param {unknown[]} values */
    emit(name, ...values) {
      return name === 'request' || Reflect.apply(emit, this, [name, ...values])
    },
  })
})
