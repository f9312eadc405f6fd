'use client'

import { Button, useLocale } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { EditPlan } from '../../media-library/edit/edit-plan'
import type { Choice } from '../media-library/LibraryBar'
import { fetchEditPlan } from './edit-requests'
import { EditImagesForm } from './EditImagesForm'
import '../dialog/dialog.css'
import './edit-images.css'

interface Props {
  readonly images: readonly number[]
  readonly folders: readonly Choice[]
  /** Called when the images are changed, after the dialog has closed. */
  onEdited(): void
}

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: string }
  | { readonly status: 'editing'; readonly plan: EditPlan }

/** Button that changes terms, credit, licence and folder of all these images in a dialog. */
export function EditImages({ images, folders, onEdited }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<State>({ status: 'loading' })
  /** The images and the language of the state. A dialog that was closed opens again with what was chosen. */
  const shown = useRef('')
  const { code: locale } = useLocale()
  const open = async () => {
    dialog.current?.showModal()
    const key = `${locale} ${images.join()}`
    if (shown.current === key && state.status !== 'failed') return
    shown.current = key
    setState({ status: 'loading' })
    const result = await fetchEditPlan(images, locale)
    if (shown.current !== key) return
    if (typeof result === 'string') setState({ status: 'failed', failure: result })
    else setState({ status: 'editing', plan: result })
  }
  const close = () => dialog.current?.close()
  return (
    <>
      <button type="button" onClick={() => void open()}>
        Edit
      </button>
      <dialog
        ref={dialog}
        className="tessera-dialog tessera-edit-images"
        aria-label="Edit the selected images"
      >
        {state.status === 'loading' && <p>Reading the images …</p>}
        {state.status === 'failed' && (
          <>
            <p role="alert">{state.failure}</p>
            <Button buttonStyle="secondary" margin={false} onClick={close}>
              Close
            </Button>
          </>
        )}
        {state.status === 'editing' && (
          <EditImagesForm
            images={images}
            plan={state.plan}
            folders={folders}
            onClose={close}
            onEdited={() => {
              close()
              shown.current = ''
              setState({ status: 'loading' })
              onEdited()
            }}
          />
        )}
      </dialog>
    </>
  )
}
