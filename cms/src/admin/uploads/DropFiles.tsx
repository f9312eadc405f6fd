'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useUploads } from './UploadsProvider'

/** Takes files that are dropped anywhere on the screen. @param folder id; null for none */
export function DropFiles({ folder }: { readonly folder: string | null }) {
  const { add } = useUploads()
  const [isOver, setOver] = useState(false)
  const onDrop = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) add(files, folder)
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
      onDrop([...(event.dataTransfer?.files ?? [])])
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

/** Payload's own upload fields and drawers take their files themselves. */
const isTaken = ({ target }: DragEvent) =>
  target instanceof Element && target.closest('.dropzone, dialog') !== null
