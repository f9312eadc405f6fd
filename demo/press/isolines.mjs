/**
 * Lines of equal height by marching squares, as SVG path data.
 * @param {(x: number, y: number) => number} height
 * @param {{ level: number, width: number, height: number, step: number }} map px
 */
export function isoline(height, { level, width, height: tall, step }) {
  let data = ''
  for (let y = 0; y < tall; y += step)
    for (let x = 0; x < width; x += step) {
      const corners = /** @type {const} */ ([
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ])
      const crossings = corners.flatMap(([ax, ay], index) => {
        const [bx, by] = corners[(index + 1) % 4] ?? [ax, ay]
        const a = height(ax, ay) - level
        const b = height(bx, by) - level
        if (a < 0 === b < 0) return []
        const share = a / (a - b)
        return [`${(ax + (bx - ax) * share).toFixed(1)} ${(ay + (by - ay) * share).toFixed(1)}`]
      })
      if (crossings.length >= 2) data += `M${crossings[0]}L${crossings[1]}`
      if (crossings.length === 4) data += `M${crossings[2]}L${crossings[3]}`
    }
  return data
}

/**
 * The ground at or above a level, as bars `step` px high.
 * @param {(x: number, y: number) => number} height
 * @param {{ level: number, width: number, height: number, step: number }} map px
 */
export function ground(height, { level, width, height: tall, step }) {
  let data = ''
  for (let y = 0; y < tall; y += step) {
    let start = -1
    for (let x = 0; x < width + step; x += step) {
      const inside = x < width && height(x + step / 2, y + step / 2) >= level
      if (inside && start < 0) start = x
      if (!inside && start >= 0) {
        data += `M${start} ${y}H${x}v${step + 0.4}H${start}Z`
        start = -1
      }
    }
  }
  return data
}

/**
 * A height looked up once for every corner of a grid, so that every level reads the same table.
 * @param {(x: number, y: number) => number} height
 * @param {{ width: number, height: number, step: number }} map px
 */
export function sampled(height, { width, height: tall, step }) {
  const columns = Math.ceil(width / step) + 3
  const table = Float32Array.from({ length: columns * (Math.ceil(tall / step) + 3) }, (_, index) =>
    height((index % columns) * step, Math.floor(index / columns) * step),
  )
  return (/** @type {number} */ x, /** @type {number} */ y) =>
    table[Math.floor(y / step) * columns + Math.floor(x / step)] ?? 0
}
