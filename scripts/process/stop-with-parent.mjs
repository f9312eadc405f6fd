// @ts-check
/**
 * Loaded into both programs. Stops the program when `npm start` ended without stopping it (kill -9, a closed
 * terminal); otherwise it would hold its port. Child processes of a program load this file too, but their IPC channel
 * is another one, which `next dev` uses: they are left alone.
 */
if (process.ppid === Number(process.env.TESSERA_START_PID)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
}
