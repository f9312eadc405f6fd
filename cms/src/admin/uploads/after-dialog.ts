/**
 * Runs at once, or when the modal dialog is closed that somebody writes in.
 * @returns cancels it
 */
export function afterDialog(run: () => void): () => void {
  const dialog = document.querySelector('dialog:modal')
  if (!dialog) run()
  dialog?.addEventListener('close', run, { once: true })
  return () => dialog?.removeEventListener('close', run)
}
