import { useDocumentInfo, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { use, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { documentKey } from '../saving/document-key'
import { isSameValue } from '../saving/merge/is-same-value'
import { isWaitingForRow } from '../saving/merge/is-waiting-for-row'
import { NewDocumentContext } from './new-document'
import { withRichTexts } from './read-rich-texts'

/** What the form of a new document leaves to the one that replaces it: also what was typed since the last save. */
let left: { readonly document: string; readonly fields: FormState } | null = null

/**
 * Opens a created document once everything is saved, because its tabs and its preview come from the server: when they are
 * asked for, and when the tab of the browser is hidden. Not while the form is shown: with a slow server, the editor would
 * type again when the next form replaces this one, and lose the cursor and some letters.
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
    const openInBackground = () => {
      if (document.hidden && !isWaiting()) open()
    }
    document.addEventListener('visibilitychange', openInBackground)
    return () => document.removeEventListener('visibilitychange', openInBackground)
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
