import motion from '../../styles/modal-motion.css?url'
import { afterTransition } from '../after-transition'
import { bringSheet } from '../bring-sheet'

const OPENERS = '[data-modal-open], a[href^="#modal-"]'
/** What the history remembers of an entry that opening a dialog has made. */
const OPENED = 'tessera-modal'

/**
 * Makes editors' dialogs modal. Which one is open is said by the address (`#modal-…`): Back closes it, a shared link opens
 * it, and closing it takes its entry of the history away again.
 */
export async function wakeModals(): Promise<void> {
  await bringSheet(motion)
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-modal]')]
  // Until here they were popovers: one that is open becomes modal.
  const open = dialogs.find((dialog) => dialog.matches(':popover-open'))
  for (const dialog of dialogs) prepare(dialog)
  addEventListener('click', (event) => {
    const opener = event.target instanceof Element ? event.target.closest(OPENERS) : null
    const dialog = opener && dialogs.find(({ id }) => id === targetOf(opener))
    if (!dialog || event.defaultPrevented || event.button !== 0) return
    event.preventDefault()
    if (location.hash !== `#${dialog.id}`)
      history.pushState({ [OPENED]: true }, '', `#${dialog.id}`)
    show(dialog)
  })
  const followAddress = () => {
    for (const dialog of dialogs) {
      const isWanted = location.hash === `#${dialog.id}`
      if (isWanted && !dialog.open) show(dialog)
      else if (!isWanted && dialog.open) hide(dialog)
    }
  }
  addEventListener('popstate', followAddress)
  if (open) {
    history.pushState({ [OPENED]: true }, '', `#${open.id}`)
    show(open)
  } else followAddress()
}

const targetOf = (opener: Element) =>
  opener.getAttribute('popovertarget') ?? opener.getAttribute('href')?.slice(1)

function prepare(dialog: HTMLDialogElement): void {
  if (dialog.matches(':popover-open')) dialog.hidePopover()
  dialog.removeAttribute('popover')
  const leave = () => goBack(dialog)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    leave()
  })
  // A second Escape in a row cannot be refused: the browser has closed it by itself.
  dialog.addEventListener('close', () => {
    if (location.hash === `#${dialog.id}`) leave()
  })
  // The backdrop is the dialog's own; what it holds lies in an element of its own.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('[data-modal-close]')))
      leave()
  })
}

/** Another one that was opened from a dialog stands on top of it. */
function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  dialog.dataset['status'] = 'opening'
  dialog.showModal()
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

/** Back where opening made an entry; else the address loses what it said of the dialog. */
function goBack(dialog: HTMLDialogElement): void {
  if (dialog.dataset['status'] === 'closing') return
  dialog.dataset['status'] = 'closing'
  if (isRecord(history.state) && OPENED in history.state) return history.back()
  history.replaceState(history.state, '', location.pathname + location.search)
  hide(dialog)
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null
