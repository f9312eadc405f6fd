/** A phone on slow 4G, as Lighthouse simulates it: ms and bytes per second. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

export const SLOW_PHONE = { width: 390, height: 844, slowdown: 4, touch: true }
