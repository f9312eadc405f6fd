/** Whether the editor has asked for the preview of the document that is opened next. */
let isAskedFor = false

export function askForPreview(): void {
  isAskedFor = true
}

/** Answers once. */
export function wasAskedFor(): boolean {
  const was = isAskedFor
  isAskedFor = false
  return was
}
