import { canShareUrl, COPIED_MESSAGE_MS, logFailure, shareUrl } from '@tessera/gallery/dom'

/** Shows the buttons of components/pages/details/ShareLinks.tsx that the browser supports. */
export function mountShare(group: HTMLElement): void {
  const { share: url = location.href, title = document.title } = group.dataset
  if (canShareUrl())
    showButton(group, 'share', async () => {
      if ((await shareUrl({ title, url })) === 'copied') showCopied(group)
    })
  showButton(group, 'print', () => print())
}

function showCopied(group: HTMLElement): void {
  const status = group.querySelector('[role="status"]')
  if (!status) return
  status.textContent = group.dataset['copied'] ?? ''
  setTimeout(() => {
    status.textContent = ''
  }, COPIED_MESSAGE_MS)
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
