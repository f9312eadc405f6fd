import { useAuth, useLocale } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { z } from 'zod'
import { describeFailure } from '../saving/autosave/describe-failure'
import { findCopies, keepCopy, removeCopy } from '../saving/local-copies/local-copies'
import type { DescribedImage } from './terms/described-image'
import {
  changedTerms,
  initialState,
  isStored,
  mustSend,
  reduceSave,
  type AltText,
  type SaveState,
} from './save-state'
import { parseTerms, type TermField } from './terms/term-text'

/** Saves this long after the last input, ms; leaving the field saves at once. */
const SAVE_DELAY_MS = 1_500
const RETRY_DELAY_MS = 5_000
/** The copies of this screen belong to the image and not to a tab. */
const TAB = 'alt-text'

const kept = z.object({
  alt: z.string(),
  decorative: z.boolean(),
  terms: z.record(z.string(), z.string()).default({}),
})

interface Options {
  readonly image: DescribedImage
  readonly fields: readonly TermField[]
  /** Runs one request after another: two that name the same new term would make it twice. */
  enqueue<T>(send: () => Promise<T>): Promise<T>
}

/** The alt text and terms of one image: saved while the editor goes on, kept in the browser until then. */
export function useAltText({ image, fields, enqueue }: Options) {
  const { user } = useAuth()
  const { code: locale } = useLocale()
  const scope = { user: user?.id ?? '', document: `alt-text-of-${image.id}`, locale }
  const [state, dispatch] = useReducer(
    reduceSave,
    { alt: image.alt, decorative: image.decorative, terms: image.terms },
    initialState,
  )
  const { typed, failure, sending, isTouched } = state
  const change = (changed: Partial<AltText>) =>
    dispatch({ type: 'type', value: { ...typed, ...changed } })

  const save = async () => {
    if (!mustSend(state)) return
    dispatch({ type: 'send' })
    const reason = await enqueue(() => send({ id: image.id, locale, state, fields }))
    dispatch(reason === null ? { type: 'stored' } : { type: 'fail', reason })
  }

  // What an earlier visit could not save is typed again.
  const restoreCopy = useEffectEvent(() => {
    const [copy] = findCopies(localStorage, '', scope)
    const { data } = kept.safeParse(copy?.data)
    if (data) change({ ...data, terms: { ...typed.terms, ...data.terms } })
  })
  useEffect(() => restoreCopy(), [image.id, locale])

  const keep = useEffectEvent(() => {
    if (!isTouched) return
    if (isStored(state)) removeCopy(localStorage, TAB, scope)
    else keepCopy(localStorage, TAB, scope, { at: Date.now(), data: { ...typed } })
  })
  const saveLater = useEffectEvent(() => void save())
  useEffect(() => {
    keep()
    const timer = setTimeout(saveLater, failure ? RETRY_DELAY_MS : SAVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed, failure, sending])

  return { state, change, save }
}

interface Request {
  readonly id: number
  readonly locale: string
  readonly state: SaveState
  readonly fields: readonly TermField[]
}

/** @returns why the text was not saved; null if it was */
async function send({ id, locale, state, fields }: Request): Promise<string | null> {
  const { alt, decorative } = state.typed
  const terms = changedTerms(state).map(([group, text]) => [
    group,
    parseTerms(text, fields.find((field) => String(field.id) === group)?.terms ?? []),
  ])
  const body = { alt, decorative, terms: Object.fromEntries(terms) }
  try {
    const response = await fetch(`/api/media/${id}/description?locale=${locale}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(body),
      // Is sent also while the page is being closed.
      keepalive: true,
    })
    const json: unknown = await response.json().catch(() => null)
    if (response.ok) return null
    const failure = describeFailure(response.status, json)
    return 'reason' in failure ? failure.reason : 'the server did not answer as expected.'
  } catch {
    return 'the server cannot be reached. Trying again …'
  }
}
