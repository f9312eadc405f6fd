'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { problemOf } from '../requests/ask-cms'
import { retryImages } from '../document-state/document-state'

/** Makes the sizes again of all images where that failed. */
export function RetryImages() {
  const { api } = useConfig().config.routes
  const router = useRouter()
  const [isSending, setSending] = useState(false)

  async function retry() {
    setSending(true)
    const problem = problemOf(await retryImages(api))
    if (problem) toast.error(problem)
    else router.refresh()
    setSending(false)
  }
  return (
    <Button buttonStyle="secondary" disabled={isSending} onClick={() => void retry()}>
      Try again
    </Button>
  )
}
