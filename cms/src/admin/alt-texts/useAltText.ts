import { useAuth, useLocale } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { z } from 'zod'
import { describeFailure } from '../saving/autosave/describe-failure'
import { findCopies, keepCopy, removeCopy } from '../saving/local-copies/local-copies'
import type { LibraryImage } from '../media-library/library-image'
import { initialState, isStored, mustSend, reduceSave, type AltText } from './save-state'

/** Saves this long after the last input, ms; leaving the field saves at once. */
const SAVE_DELAY_MS = 1_500
const RETRY_DELAY_MS = 5_000
/** The copies of this screen belong to the image and not to a tab. */
const TAB = 'alt-text'

const kept = z.object({ alt: z.string(), decorative: z.boolean() })

/** The alt text of one image: saved while the editor goes on, kept in the browser until then. */
export function useAltText(image: LibraryImage) {
  const { user } = useAuth()
  const { code: locale } = useLocale()
  const scope = { user: user?.id ?? '', document: `alt-text-of-${image.id}`, locale }
  const [state, dispatch] = useReducer(
    reduceSave,
    { alt: image.alt, decorative: image.decorative },
    initialState,
  )
  const { typed, failure, sending, isTouched } = state
  const change = (value: AltText) => dispatch({ type: 'type', value })

  const save = async () => {
    if (!mustSend(state)) return
    dispatch({ type: 'send' })
    const reason = await send(image.id, locale, typed)
    dispatch(reason === null ? { type: 'stored' } : { type: 'fail', reason })
  }

  // What an earlier visit could not save is typed again.
  const restoreCopy = useEffectEvent(() => {
    const [copy] = findCopies(localStorage, '', scope)
    const { data } = kept.safeParse(copy?.data)
    if (data) change(data)
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

/** @returns why the text was not saved; null if it was */
async function send(id: number, locale: string, value: AltText): Promise<string | null> {
  try {
    const response = await fetch(`/api/media/${id}?locale=${locale}&depth=0`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ alt: value.alt.trim(), decorative: value.decorative }),
      // Is sent also while the page is being closed.
      keepalive: true,
    })
    if (response.ok) return null
    const failure = describeFailure(response.status, await response.json().catch(() => null))
    return 'reason' in failure ? failure.reason : 'the server did not answer as expected.'
  } catch {
    return 'the server cannot be reached. Trying again …'
  }
}
