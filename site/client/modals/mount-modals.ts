import { isPlainClick } from '@tessera/gallery/dom'
import modalMotionStyles from '../../styles/blocks/modal-motion.css?url'
import { elementAt } from '../loading/element-at'
import { loadStyleSheet } from '../loading/load-style-sheet'
import { afterTransition } from './after-transition'
import { OPENERS } from './openers'

/** Key of `history.state` that marks entries which opening a dialog has added. */
const ADDED_ENTRY = 'tessera-modal'

/**
 * Makes the editor's dialogs modal. The URL hash (`#modal-…`) says which one is open: Back closes it, a shared link
 * opens it, and closing it removes its history entry.
 */
export async function mountModals(): Promise<void> {
  await loadStyleSheet(modalMotionStyles)
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-modal]')]
  // Until now the dialogs were popovers. An open popover becomes modal.
  const open = dialogs.find((dialog) => dialog.matches(':popover-open'))
  for (const dialog of dialogs) prepare(dialog)
  addEventListener('click', (event) => {
    const opener = elementAt(OPENERS, event)
    const dialog = opener && dialogs.find(({ id }) => id === targetOf(opener))
    if (!dialog || !isPlainClick(event)) return
    event.preventDefault()
    if (location.hash !== `#${dialog.id}`) addEntry(dialog)
    show(dialog)
  })
  const followUrl = () => {
    for (const dialog of dialogs) {
      const isExpected = location.hash === `#${dialog.id}`
      if (isExpected) show(dialog)
      else if (!isExpected && dialog.open) hide(dialog)
    }
  }
  addEventListener('popstate', followUrl)
  if (open) {
    addEntry(open)
    show(open)
  } else followUrl()
}

const targetOf = (opener: Element) =>
  opener.getAttribute('popovertarget') ?? opener.getAttribute('href')?.slice(1)

const addEntry = ({ id }: HTMLDialogElement) =>
  history.pushState({ [ADDED_ENTRY]: true }, '', `#${id}`)

function prepare(dialog: HTMLDialogElement): void {
  if (dialog.matches(':popover-open')) dialog.hidePopover()
  dialog.removeAttribute('popover')
  const close = () => removeEntry(dialog)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  // A page cannot prevent a second Escape in a row: the browser closes the dialog itself.
  dialog.addEventListener('close', () => {
    // The event comes later: Forward may have opened the dialog again.
    if (!dialog.open && location.hash === `#${dialog.id}`) close()
  })
  // A click on the backdrop has the dialog as its target. The content has an element of its own.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('[data-modal-close]')))
      close()
  })
}

/** Opens a dialog above those that are open. One that is closing opens again. */
function show(dialog: HTMLDialogElement): void {
  if (dialog.open && dialog.dataset['status'] !== 'closing') return
  dialog.dataset['status'] = 'opening'
  if (!dialog.open) dialog.showModal()
  afterTransition(dialog, () => {
    if (dialog.dataset['status'] === 'opening') dialog.dataset['status'] = 'open'
  })
}

function hide(dialog: HTMLDialogElement): void {
  dialog.dataset['status'] = 'closing'
  afterTransition(dialog, () => {
    if (dialog.dataset['status'] === 'closing') dialog.close()
  })
}

/** Goes back if opening added a history entry. Otherwise removes the hash and hides the dialog. */
function removeEntry(dialog: HTMLDialogElement): void {
  if (dialog.dataset['status'] === 'closing') return
  dialog.dataset['status'] = 'closing'
  if (isRecord(history.state) && ADDED_ENTRY in history.state) return history.back()
  history.replaceState(history.state, '', location.pathname + location.search)
  hide(dialog)
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null
