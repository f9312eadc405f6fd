'use client'

import { Button, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'

/** Opens and closes the preview beside the form. */
export function PreviewButton() {
  const { id } = useDocumentInfo()
  const { isLivePreviewing, setIsLivePreviewing, isLivePreviewEnabled } = useLivePreviewContext()
  if (id === undefined || !isLivePreviewEnabled) return null
  return (
    <Button
      size="medium"
      buttonStyle="secondary"
      margin={false}
      extraButtonProps={{ 'aria-expanded': isLivePreviewing }}
      onClick={() => setIsLivePreviewing(!isLivePreviewing)}
    >
      Preview
    </Button>
  )
}
