'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { readDropped } from './read-dropped'
import type { UploadFile } from './upload-file'

interface Props {
  onDrop(files: readonly UploadFile[]): void
}

/** Takes files and folders that are dropped anywhere in the admin. */
export function DropFiles(props: Props) {
  const [isOver, setOver] = useState(false)
  const onDrop = useEffectEvent((files: readonly UploadFile[]) => {
    if (files.length > 0) props.onDrop(files)
  })
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event) || isTaken(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      // The pointer has left the window.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!hasFiles(event) || isTaken(event)) return
      event.preventDefault()
      if (event.dataTransfer) void readDropped(event.dataTransfer.items).then(onDrop)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [])
  return isOver ? <div className="tessera-drop-hint">Drop to upload</div> : null
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Payload's own upload fields and drawers take their files themselves, and so does the Import screen. */
const isTaken = ({ target }: DragEvent) =>
  target instanceof Element && target.closest('.dropzone, dialog, [data-takes-files]') !== null
