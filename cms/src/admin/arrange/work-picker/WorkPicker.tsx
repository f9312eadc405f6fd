import { Button, useForm, useFormFields } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { showsArticleWorks, showsImageWorks } from '../../../blocks/gallery/conditions'
import { PICKED_FIELDS, type PickedKind } from './find-works'
import { WorkPickerForm } from './WorkPickerForm'
import '../../dialog/dialog.css'
import './work-picker.css'

/** Button that adds articles and images to a gallery from a grid of their images. */
export function WorkPicker({ prefix }: { readonly prefix: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { dispatchFields, getDataByPath, setModified } = useForm()
  const works = useFormFields(([fields]) => fields[`${prefix}works`]?.value)
  const kinds: readonly PickedKind[] = [
    ...(showsArticleWorks({ works }) ? (['articles'] as const) : []),
    ...(showsImageWorks({ works }) ? (['images'] as const) : []),
  ]
  const picked = (kind: PickedKind): readonly number[] =>
    idsOf(getDataByPath(prefix + PICKED_FIELDS[kind]))
  const set = (name: string, value: unknown) =>
    dispatchFields({ type: 'UPDATE', path: prefix + name, value })
  const store = (changed: Readonly<Record<PickedKind, readonly number[]>>) => {
    for (const kind of kinds) set(PICKED_FIELDS[kind], [...changed[kind]])
    const isPicked = kinds.some((kind) => changed[kind].length > 0)
    if (isPicked && getDataByPath(`${prefix}source`) === 'query') set('source', 'both')
    setModified(true)
    dialog.current?.close()
  }
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => {
          setIsOpen(true)
          dialog.current?.showModal()
        }}
      >
        Pick works …
      </Button>
      {/* Outside the form of the page, which Enter would submit. */}
      {createPortal(
        <dialog
          ref={dialog}
          className="tessera-dialog tessera-work-picker"
          aria-label="Pick works"
          onClose={() => setIsOpen(false)}
        >
          {isOpen && (
            <WorkPickerForm
              kinds={kinds}
              initial={{ articles: picked('articles'), images: picked('images') }}
              onPick={store}
              onCancel={() => dialog.current?.close()}
            />
          )}
        </dialog>,
        document.body,
      )}
    </>
  )
}

const idsOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.map(Number).filter(Number.isInteger) : []
