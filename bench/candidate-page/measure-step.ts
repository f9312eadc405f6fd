/**
 * Calls `act` inside a frame and sets a mark after the paint of the frame that shows its result. Some candidates first
 * show a pressed button and filter in a later frame. `isDone` is therefore called in every frame, before its paint:
 * work that finishes after the paint belongs to the next frame.
 * @returns the elapsed time in ms, including waiting for frames; the trace has the busy time
 * @throws when the result is not shown within MAX_FRAMES
 */
export async function measureStep(
  name: string,
  act: () => void,
  isDone: () => boolean,
): Promise<number> {
  await nextFrame()
  const { startTime } = performance.mark(`${name} start`)
  act()
  // Microtasks of the candidate belong to this frame.
  await null
  for (let frames = 1; ; frames++) {
    const isLast = isDone()
    await painted()
    const end = performance.mark(`${name} end`)
    if (isLast) return end.startTime - startTime
    if (frames > MAX_FRAMES)
      throw new Error(`The step "${name}" was not finished after ${frames} frames.`)
    await nextFrame()
  }
}

/** Ten seconds at 60 Hz. */
const MAX_FRAMES = 600

export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame)

/** Called inside a frame, resolves in the first task after that frame's style, layout and paint. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
