/** Settles when the frame under way is drawn. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      // A message comes after the frame's drawing; a timer might come 4 ms later still.
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(null)
    })
  })
