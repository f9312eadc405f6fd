'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { readDropped } from './read-dropped'
import type { UploadFile } from './upload-file'

interface Props {
  onDrop(files: readonly UploadFile[]): void
}

/** Takes files and folders that are dropped anywhere in the admin, also on drawers and dialogs. */
export function DropFiles(props: Props) {
  const [isOver, setOver] = useState(false)
  const onDrop = useEffectEvent((files: readonly UploadFile[]) => {
    if (files.length > 0) props.onDrop(files)
  })
  useEffect(() => {
    const showHint = (event: DragEvent) =>
      setOver(event.type === 'dragover' && hasFiles(event) && !isIn(event, TAKES_FILES))
    const over = (event: DragEvent) => {
      if (hasFiles(event) && !isIn(event, INPUT)) event.preventDefault()
    }
    const leave = (event: DragEvent) => {
      // The pointer has left the window.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event) || isIn(event, INPUT)) return
      // Otherwise, the browser opens the file instead of the form.
      event.preventDefault()
      if (isIn(event, OWN_SCREEN) || !event.dataTransfer) return
      void readDropped(event.dataTransfer.items).then(onDrop)
    }
    // While they are captured: Payload's areas stop them.
    addEventListener('dragover', showHint, true)
    addEventListener('drop', showHint, true)
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', showHint, true)
      removeEventListener('drop', showHint, true)
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [])
  return isOver ? (
    <div className="tessera-drop-hint" popover="manual" ref={showInTopLayer}>
      Drop to upload
    </div>
  ) : null
}

/** Above modal dialogs. */
const showInTopLayer = (hint: HTMLElement | null) => hint?.showPopover()

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

const isIn = ({ target }: DragEvent, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

/** The browser gives a file to its field. */
const INPUT = 'input[type=file]'
const OWN_SCREEN = '[data-takes-files]'
/** Payload's areas stop the events, except those of read-only forms, whose files are uploaded here. */
const TAKES_FILES = `.dropzone, ${OWN_SCREEN}, ${INPUT}`
