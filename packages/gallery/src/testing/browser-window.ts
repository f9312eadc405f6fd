/** Position in px in the browser's page of one in this window: tests run in a frame of it, scaled down in small windows. */
export function toBrowserWindow(x: number, y: number) {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth)
  const scale = frame.width / innerWidth
  return { x: x * scale + frame.x, y: y * scale + frame.y }
}
