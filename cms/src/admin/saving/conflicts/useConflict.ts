import { toast, useAuth, useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import type { Data, FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import type { Change } from '../../../stale-saves/last-changes'
import { documentKey } from '../document-key'
import { isSameValue } from '../merge/is-same-value'
import { retryPause } from '../retry-pause'
import { reportStored } from '../stored-events'
import { SERVER_FIELDS } from '../unsaved-changes'
import { mergeValues, type FieldConflict, type LabelOf } from './merge-values'
import { useNewestVersion } from './useNewestVersion'
import { useStoredValues } from './useStoredValues'
import { onStaleSave, setVersion } from './watch-saves'

export interface Conflict {
  /** Who changed the same fields, and when. */
  readonly change: Change
  readonly fields: readonly FieldConflict[]
  /** Mine where both changed a field. */
  readonly merged: Data
  readonly stored: FormState
  /** The form that was merged. */
  readonly form: FormState
}

interface OpenConflict extends Conflict {
  /** Continues with these values, which are based on the stored ones. */
  resolve(values: Data): void
  /** Leaves the form as it is, unsaved. */
  postpone(): void
}

/**
 * After a save that was refused because of someone else's change: merges both, or returns the fields that both changed.
 * @param isTyping the form waits for a pause: it is replaced as a whole
 */
export function useConflict(isTyping: boolean): OpenConflict | null {
  const document = useDocumentInfo()
  const key = documentKey(document)
  const form = useForm()
  const { user } = useAuth()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const storedValues = useStoredValues()
  const { readNewest, toFormState } = useNewestVersion()
  /** A change that has to be merged; each attempt is a new object. */
  const [missed, setMissed] = useState<{ readonly change: Change; readonly attempt: number }>()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  useEffect(() => onStaleSave(key, (change) => setMissed({ change, attempt: 1 })), [key])

  const typing = useRef(isTyping)
  useEffect(() => {
    typing.current = isTyping
  }, [isTyping])
  const labelOf: LabelOf = ({ label, name = '' }) => translatedLabel(label, i18n.language) ?? name

  /** @returns false if the editor changed the form meanwhile, or the server could not be reached */
  async function replaceForm(values: Data, stored: FormState, before: FormState): Promise<boolean> {
    const state = await toFormState(values)
    if (!state || typing.current || hasChanged(before, form.getFields())) return false
    const agreed = reduceFieldsToValues(stored, true)
    setVersion(key, String(agreed['updatedAt']))
    form.replaceState(state)
    reportStored(key, { sent: stored, returned: stored })
    form.setModified(!isSameValue(withoutServerFields(values), withoutServerFields(agreed)))
    return true
  }

  const merge = useEffectEvent(async (change: Change): Promise<boolean> => {
    const entity = document.collectionSlug
      ? getEntityConfig({ collectionSlug: document.collectionSlug })
      : getEntityConfig({ globalSlug: document.globalSlug ?? '' })
    const before = form.getFields()
    const newest = await readNewest()
    const newestState = newest && (await toFormState(newest))
    if (!entity || !newestState) return false
    const theirs = reduceFieldsToValues(newestState, true)
    const mine = reduceFieldsToValues(before, true)
    const versions = { base: storedValues(), mine, theirs }
    const { values, conflicts } = mergeValues(entity.fields, versions, labelOf)
    if (typing.current || hasChanged(before, form.getFields())) return false
    if (conflicts.length > 0) {
      setConflict({
        change,
        fields: conflicts,
        merged: { ...values },
        stored: newestState,
        form: before,
      })
      return true
    }
    if (!(await replaceForm({ ...values }, newestState, before))) return false
    if (!isSameValue(withoutServerFields({ ...values }), withoutServerFields(mine)))
      toast.info(`${nameOf(change, user)} changed other fields. The changes are in this form now.`)
    return true
  })

  useEffect(() => {
    if (!missed || isTyping) return
    const run = async () => {
      const isDone = await merge(missed.change).catch(() => false)
      setMissed((now) => {
        if (now !== missed) return now
        return isDone ? undefined : { ...missed, attempt: missed.attempt + 1 }
      })
    }
    const pause = missed.attempt === 1 ? 0 : retryPause(missed.attempt - 1)
    const timer = setTimeout(() => void run(), pause)
    return () => clearTimeout(timer)
  }, [missed, isTyping])

  if (!conflict) return null
  return {
    ...conflict,
    resolve: (values) => {
      setConflict(null)
      void replaceForm(values, conflict.stored, conflict.form).then((isReplaced) => {
        // The form has changed, so it is compared again.
        if (!isReplaced) setMissed({ change: conflict.change, attempt: 1 })
      })
    },
    postpone: () => setConflict(null),
  }
}

const staticLabel = z.union([z.string(), z.record(z.string(), z.string())])

function translatedLabel(label: unknown, language: string): string | undefined {
  const { data } = staticLabel.safeParse(label)
  return typeof data === 'object' ? (data[language] ?? Object.values(data)[0]) : data || undefined
}

/** "You" for another tab of the same user. */
export function nameOf({ by }: Change, user: unknown): string {
  const isOwn = typeof user === 'object' && user && 'name' in user && user.name === by
  return isOwn ? 'You, in another tab,' : (by ?? 'A program')
}

const hasChanged = (before: FormState, now: FormState) =>
  !isSameValue(reduceFieldsToValues(before, true), reduceFieldsToValues(now, true))

const withoutServerFields = (data: Data) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !SERVER_FIELDS.has(name)))
