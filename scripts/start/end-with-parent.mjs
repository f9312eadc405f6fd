// @ts-check
/**
 * Loaded into both programs: when `npm start` is gone without having stopped them (kill -9, a closed terminal),
 * they stop by themselves instead of holding the port for ever. Processes that a program forks load it too, but their
 * channel is not ours: `next dev` waits for orders on it.
 */
if (process.ppid === Number(process.env.TESSERA_START_PID)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
}
