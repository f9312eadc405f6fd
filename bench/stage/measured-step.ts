/**
 * Does something inside a frame and marks when the frame that shows it has been drawn. Some candidates answer a click
 * with a pressed button first, so each frame asks `isDone` before it is drawn: asked afterwards, work done since would
 * count as drawn. Resolves with the time in ms, waiting for frames included; what the thread worked of it, the trace
 * tells.
 */
export async function measuredStep(
  name: string,
  act: () => void,
  isDone: () => boolean,
): Promise<number> {
  await nextFrame()
  const { startTime } = performance.mark(`${name} start`)
  act()
  // What the candidate does at the end of its task belongs to this frame.
  await null
  for (let frames = 1; ; frames++) {
    const isLast = isDone()
    await drawn()
    const end = performance.mark(`${name} end`)
    if (isLast) return end.startTime - startTime
    if (frames > MOST_FRAMES)
      throw new Error(`"${name}" was not to be seen after ${frames} frames.`)
    await nextFrame()
  }
}

/** Ten seconds. */
const MOST_FRAMES = 600

export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame)

/** Called inside a frame, it resolves in the first task after that frame's style, layout and paint. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
