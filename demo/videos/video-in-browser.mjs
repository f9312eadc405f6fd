/**
 * Runs in a browser: draws the sheet under the roller, pass by pass, and encodes every image as VP9.
 * @param {{ width: number, height: number, states: readonly string[], inks: readonly string[] }} work the sheet after 0, 1, 2 … passes
 */
export async function videoInBrowser({ width, height, states, inks }) {
  const RATE = 24
  /** Frames. */
  const [START, PASS, REST, END] = [18, 40, 10, 44]
  const sheets = await Promise.all(
    states.map(async (address) => createImageBitmap(await (await fetch(address)).blob())),
  )
  const canvas = new OffscreenCanvas(width, height)
  const paint = canvas.getContext('2d', { alpha: false })
  if (!paint) throw new Error('This browser draws nothing.')

  /** @type {{ time: number, isKey: boolean, base64: string }[]} */
  const frames = []
  /** @type {unknown} */
  let failure = null
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      const time = Math.round(chunk.timestamp / 1000)
      frames.push({ time, isKey: chunk.type === 'key', base64: btoa(text) })
    },
    error: (error) => (failure = error),
  })
  encoder.configure({
    ...{ codec: 'vp09.00.10.08', width, height, framerate: RATE, bitrate: 120_000 },
    latencyMode: 'quality',
  })

  let count = 0
  const shoot = async () => {
    const timestamp = Math.round((count * 1e6) / RATE)
    const frame = new VideoFrame(canvas, { timestamp, duration: Math.round(1e6 / RATE) })
    // One can wind to every fourth second.
    encoder.encode(frame, { keyFrame: count % (RATE * 4) === 0 })
    frame.close()
    count += 1
    while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  /** @param {number} state @param {number} length frames */
  const hold = async (state, length) => {
    for (let i = 0; i < length; i++) {
      paint.drawImage(sheets[state] ?? canvas, 0, 0)
      await shoot()
    }
  }
  /** There on one pass, back on the next. @param {number} pass */
  const roll = async (pass) => {
    for (let i = 0; i < PASS; i++) {
      const part = i / (PASS - 1)
      const eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2
      const reach = width + 2 * RADIUS
      const along = eased * reach - RADIUS
      const x = pass % 2 === 0 ? along : width - along
      paint.drawImage(sheets[pass] ?? canvas, 0, 0)
      paint.save()
      paint.beginPath()
      if (pass % 2 === 0) paint.rect(0, 0, x, height)
      else paint.rect(x, 0, width - x, height)
      paint.clip()
      paint.drawImage(sheets[pass + 1] ?? canvas, 0, 0)
      paint.restore()
      drawRoller(x, inks[pass] ?? '#000000')
      await shoot()
    }
  }
  const RADIUS = 48
  /** A cylinder seen from above, wet with ink. @param {number} x @param {string} ink */
  function drawRoller(x, ink) {
    if (!paint) return
    const shadow = paint.createLinearGradient(x - RADIUS * 1.7, 0, x + RADIUS * 1.7, 0)
    shadow.addColorStop(0, 'rgb(20 16 12 / 0)')
    shadow.addColorStop(0.5, 'rgb(20 16 12 / 0.45)')
    shadow.addColorStop(1, 'rgb(20 16 12 / 0)')
    paint.fillStyle = shadow
    paint.fillRect(x - RADIUS * 1.7, 0, RADIUS * 3.4, height)
    paint.fillStyle = ink
    paint.fillRect(x - RADIUS, 0, RADIUS * 2, height)
    const round = paint.createLinearGradient(x - RADIUS, 0, x + RADIUS, 0)
    round.addColorStop(0, 'rgb(0 0 0 / 0.6)')
    round.addColorStop(0.28, 'rgb(255 255 255 / 0.06)')
    round.addColorStop(0.38, 'rgb(255 255 255 / 0.32)')
    round.addColorStop(0.5, 'rgb(255 255 255 / 0.04)')
    round.addColorStop(1, 'rgb(0 0 0 / 0.68)')
    paint.fillStyle = round
    paint.fillRect(x - RADIUS, 0, RADIUS * 2, height)
  }

  await hold(0, START)
  for (let pass = 0; pass < inks.length; pass++) {
    await roll(pass)
    await hold(pass + 1, REST)
  }
  await hold(inks.length, END)
  await encoder.flush()
  if (failure) throw failure
  return { frames, duration: Math.round((count * 1000) / RATE) }
}
