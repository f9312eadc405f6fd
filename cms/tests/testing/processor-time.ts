const MEASUREMENTS = 5

/**
 * Processor time of a request, ms: the least of several measurements, because that of the process has the garbage
 * collection and the work of other requests too.
 */
export async function leastProcessorTime(request: () => Promise<void>): Promise<number> {
  const times: number[] = []
  while (times.length < MEASUREMENTS) {
    const before = process.cpuUsage()
    await request()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}
