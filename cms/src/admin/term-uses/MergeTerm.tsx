import { Button, toast, useConfig, useFormFields, useLocale } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState } from 'react'
import type { TermUses } from '../../terms/find-term-uses'
import '../dialog/dialog.css'
import { listUses } from './describe-uses'
import { fetchOtherTerms, mergeInto, type OtherTerm } from './merge-requests'

interface Props {
  readonly id: number
  readonly uses: TermUses
}

type State =
  | { readonly status: 'choosing' | 'merging'; readonly terms: readonly OtherTerm[] | null }
  | {
      readonly status: 'failed'
      readonly terms: readonly OtherTerm[] | null
      readonly failure: string
    }

/** Button that merges the term into another one of its group, after a dialog says what changes. */
export function MergeTerm({ id, uses }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const fieldId = useId()
  const [state, setState] = useState<State>({ status: 'choosing', terms: null })
  const [into, setInto] = useState('')
  const { api, admin } = useConfig().config.routes
  const { code: locale } = useLocale()
  const router = useRouter()
  const label = useFormFields(([fields]) => String(fields['label']?.value ?? ''))
  const group = useFormFields(([fields]) => Number(fields['group']?.value))
  const target = state.terms?.find((term) => String(term.id) === into)
  const open = async () => {
    dialog.current?.showModal()
    const found = await fetchOtherTerms({ api, group, id, locale })
    if (typeof found === 'string') setState({ status: 'failed', terms: null, failure: found })
    else setState({ status: 'choosing', terms: found })
  }
  const merge = async () => {
    if (!target || state.status === 'merging') return
    setState({ status: 'merging', terms: state.terms })
    const failure = await mergeInto({ api, id, into: target.id })
    if (failure !== null) return setState({ status: 'failed', terms: state.terms, failure })
    dialog.current?.close()
    toast.success(`“${label}” was merged into “${target.label}”.`)
    router.push(`${admin}/collections/terms/${target.id}`)
  }
  const used = listUses(uses)
  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void open()}>
        Merge into another term …
      </Button>
      <dialog
        ref={dialog}
        className="tessera-dialog tessera-merge-term"
        aria-labelledby={`${fieldId}-title`}
      >
        <h2 id={`${fieldId}-title`}>Merge “{label}” into another term</h2>
        {state.terms?.length === 0 && <p>This filter group has no other term.</p>}
        {state.terms !== null && state.terms.length > 0 && (
          <>
            <label htmlFor={fieldId}>The term that stays</label>
            <select
              className="tessera-input"
              id={fieldId}
              // The terms arrive after the dialog has opened.
              autoFocus
              value={into}
              onChange={({ target }) => setInto(target.value)}
            >
              <option value="">Choose a term</option>
              {state.terms.map((term) => (
                <option key={term.id} value={term.id}>
                  {term.label}
                </option>
              ))}
            </select>
          </>
        )}
        {target && (
          <p>
            {used
              ? `${used} will have “${target.label}” instead of “${label}”, also in drafts and older versions. `
              : `Nothing uses “${label}”. `}
            Links to the filter “{label}” show “{target.label}”. “{label}” goes to the trash. The
            merge itself cannot be undone.
          </p>
        )}
        {state.status === 'failed' && <p role="alert">{state.failure}</p>}
        <footer>
          <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          {/* Stays enabled while merging: a disabled button would lose the focus. */}
          <Button margin={false} disabled={!target} onClick={() => void merge()}>
            {state.status === 'merging' ? 'Merging …' : 'Merge'}
          </Button>
        </footer>
      </dialog>
    </>
  )
}
