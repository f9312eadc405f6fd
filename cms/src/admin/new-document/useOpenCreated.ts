import { useDocumentInfo, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { use, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { documentKey } from '../saving/document-key'
import { isSameValue } from '../saving/merge/is-same-value'
import { isWaitingForRow } from '../saving/merge/is-waiting-for-row'
import { NewDocumentContext } from './new-document'
import { withRichTexts } from './read-rich-texts'

/** Without input for this long, nobody works in the form, ms. */
const IDLE_MS = 10_000

/** What the form of a new document leaves to the one that replaces it: also what was typed since the last save. */
let left: { readonly document: string; readonly fields: FormState } | null = null

/**
 * Opens a created document once everything is saved and nobody works in its form, because its tabs and its preview come
 * from the server. Somebody who types keeps the form with its cursor.
 */
export function useOpenCreated(isSettled: boolean) {
  const newDocument = use(NewDocumentContext)
  const info = useDocumentInfo()
  const form = useForm()
  const isCreated = newDocument?.id !== undefined
  const open = useEffectEvent(() => newDocument?.open())
  // The next form would replace the fields of a new block as soon as somebody types in them.
  const isWaiting = useEffectEvent(() => isWaitingForRow(form.getFields()))
  const isOpening = newDocument?.isOpening === true
  useEffect(() => {
    if (isOpening && isCreated && isSettled) open()
  }, [isOpening, isCreated, isSettled])
  useEffect(() => {
    if (!isCreated || !isSettled) return
    const openUnlessWorking = () => {
      if (isWorking() || isWaiting()) wait()
      else open()
    }
    let timer = setTimeout(openUnlessWorking, IDLE_MS)
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(openUnlessWorking, IDLE_MS)
    }
    const handleVisibility = () => {
      if (document.hidden) openUnlessWorking()
    }
    for (const event of EVENTS) addEventListener(event, wait, { capture: true, passive: true })
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      clearTimeout(timer)
      for (const event of EVENTS) removeEventListener(event, wait, { capture: true })
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [isCreated, isSettled])

  const leave = useEffectEvent(() => {
    if (!isCreated) return
    left = { document: documentKey(info), fields: withRichTexts(form.getFields()) }
  })
  const take = useEffectEvent(() => {
    if (!newDocument && left?.document === documentKey(info)) takeTyped(form, left.fields)
    left = null
  })
  useLayoutEffect(() => () => leave(), [])
  useEffect(() => {
    // Payload's form sets the state that the server has sent in an effect of its own, which comes after those of its fields.
    const timer = setTimeout(take)
    return () => clearTimeout(timer)
  }, [])
}

const EVENTS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'input', 'focusin'] as const

/** If a field has the cursor, or a dialog, a drawer or a menu is open. */
const isWorking = () =>
  (document.activeElement instanceof HTMLElement &&
    (document.activeElement.isContentEditable ||
      document.activeElement.matches('input, textarea, select'))) ||
  document.querySelector('dialog[open], .payload__modal-item, .popup--active, .rs__menu') !== null

/** Fields that the server sets. */
const KEPT = new Set(['updatedAt', 'createdAt', '_status', 'slug'])

function takeTyped(form: ReturnType<typeof useForm>, typed: FormState) {
  const fields = form.getFields()
  for (const [path, { value }] of Object.entries(typed)) {
    const field = fields[path]
    if (!field || KEPT.has(path) || field.rows || isSameValue(value, field.value)) continue
    form.dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    form.setModified(true)
  }
}
