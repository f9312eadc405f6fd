import { logFailure } from '@tessera/gallery/dom'

/** How long the message stays, ms. */
const COPIED_MESSAGE_MS = 4_000

/** Shows the buttons of components/pages/ShareLinks.tsx that the browser supports. */
export function mountShare(group: HTMLElement): void {
  const { share: url = location.href, title = document.title } = group.dataset
  const status = group.querySelector('[role="status"]')
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    if (!status) return
    status.textContent = group.dataset['copied'] ?? ''
    setTimeout(() => {
      status.textContent = ''
    }, COPIED_MESSAGE_MS)
  }
  const canShare = typeof navigator.share === 'function'
  // Insecure origins have neither.
  if (canShare || 'clipboard' in navigator)
    showButton(group, 'share', () => (canShare ? share({ title, url }) : copy()))
  showButton(group, 'print', () => print())
}

async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data)
  } catch (error) {
    // The visitor has closed the browser's dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

function showButton(group: Element, action: string, onClick: () => unknown): void {
  const button = group.querySelector<HTMLElement>(`[data-action="${action}"]`)
  if (!button) return
  button.hidden = false
  button.addEventListener('click', async () => {
    try {
      await onClick()
    } catch (error) {
      logFailure('mount-share', error)
    }
  })
}
