/**
 * Whether the preview covers the form of the open document, in windows that are too narrow for both. Payload's own state
 * does not tell: it is stored for all windows of an editor, so a phone would close the preview on the desktop.
 */
let isCovering = false
const listeners = new Set<() => void>()

export function setCovering(value: boolean): void {
  isCovering = value
  listeners.forEach((listener) => listener())
}

export const getCovering = (): boolean => isCovering

export function subscribeToCovering(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
