import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { UndoableChange, UndoneChange } from '../../bulk-changes/bulk-change'
import { anyAnswer, askCms } from '../requests/ask-cms'

interface Props {
  readonly change: UndoableChange
  /** Path of the API. */
  readonly api: string
  onClose(): void
}

type State = 'done' | 'undoing' | UndoneChange | { readonly problem: string }

const VERBS = { changed: 'changed', trashed: 'moved to the trash', restored: 'restored' } as const

/** What was changed at once, with one undo. */
export function UndoNotice({ change, api, onClose }: Props) {
  const [state, setState] = useState<State>('done')
  const router = useRouter()
  const undo = async () => {
    setState('undoing')
    const answer = await askCms({
      ...{ url: `${api}/undo/${change.id}`, method: 'POST' },
      schema: anyAnswer<UndoneChange>(),
    })
    setState('data' in answer ? answer.data : answer)
    router.refresh()
  }
  const canUndo = typeof state === 'string' || 'problem' in state
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
  if ('problem' in state) return state.problem
  const kept = state.kept.map(({ title }) => title).join(', ')
  return `${collection}: ${state.undone} as before${kept && `. Changed since, so not undone: ${kept}`}`
}
