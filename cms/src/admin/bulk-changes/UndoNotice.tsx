import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { UndoableChange, UndoneChange } from '../../bulk-changes/bulk-change'

interface Props {
  readonly change: UndoableChange
  /** Path of the API. */
  readonly api: string
  onClose(): void
}

type State = 'done' | 'undoing' | UndoneChange | { readonly failure: string }

const VERBS = { changed: 'changed', trashed: 'moved to the trash', restored: 'restored' } as const

/** What was changed at once, with one undo. */
export function UndoNotice({ change, api, onClose }: Props) {
  const [state, setState] = useState<State>('done')
  const router = useRouter()
  const undo = async () => {
    setState('undoing')
    setState(await sendUndo(`${api}/undo/${change.id}`))
    router.refresh()
  }
  const canUndo = typeof state === 'string' || 'failure' in state
  return (
    <section className="tessera-undo" aria-label="Last change of many documents">
      <p role="status">{describe(change, state)}</p>
      {canUndo && (
        <button type="button" disabled={state === 'undoing'} onClick={() => void undo()}>
          {state === 'undoing' ? 'Undoing …' : 'Undo'}
        </button>
      )}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  )
}

function describe({ collection, documents, kind }: UndoableChange, state: State): string {
  if (typeof state === 'string') return `${collection}: ${documents} ${VERBS[kind]}`
  if ('failure' in state) return state.failure
  const kept = state.kept.map(({ title }) => title).join(', ')
  return `${collection}: ${state.undone} as before${kept && `. Changed since, so not undone: ${kept}`}`
}

async function sendUndo(url: string): Promise<UndoneChange | { readonly failure: string }> {
  try {
    const response = await fetch(url, { method: 'POST', credentials: 'same-origin' })
    const json = await response.json()
    if (response.ok) return json
    return { failure: json?.errors?.[0]?.message ?? 'It could not be undone. Try again.' }
  } catch {
    return { failure: 'The server cannot be reached. Try again.' }
  }
}
