// @ts-check
/**
 * Loaded into both programs: when `npm start` is gone without having stopped them (kill -9, a closed terminal),
 * they stop by themselves instead of holding the port for ever.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
