'use client'

import { PlanFailure } from '../dialog/PlanFailure'
import { usePlanDialog } from '../dialog/usePlanDialog'
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

/** Button that changes terms, credit, licence and folder of all these images in a dialog. */
export function EditImages({ images, folders, onEdited }: Props) {
  const { dialog, state, open, close, forget } = usePlanDialog(images, fetchEditPlan)
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
        {state.status === 'failed' && <PlanFailure failure={state.failure} onClose={close} />}
        {state.status === 'editing' && (
          <EditImagesForm
            images={images}
            plan={state.plan}
            folders={folders}
            onClose={close}
            onEdited={() => {
              close()
              forget()
              onEdited()
            }}
          />
        )}
      </dialog>
    </>
  )
}
