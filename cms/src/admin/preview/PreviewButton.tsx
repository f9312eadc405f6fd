'use client'

import { Button, useDocumentInfo, useLivePreviewContext, usePreferences } from '@payloadcms/ui'
import { use } from 'react'
import { NewDocumentContext } from '../new-document/new-document'
import { askForPreview } from './opened-on-purpose'

/** Opens and closes the preview beside the form. */
export function PreviewButton() {
  const { id, collectionSlug } = useDocumentInfo()
  const newDocument = use(NewDocumentContext)
  const { setPreference } = usePreferences()
  const { isLivePreviewing, setIsLivePreviewing, isLivePreviewEnabled } = useLivePreviewContext()
  const isNew = newDocument !== null && newDocument.id !== undefined
  if (id === undefined || !(isLivePreviewEnabled || isNew)) return null
  const openWithPreview = async () => {
    // Payload reads it when it opens the document.
    await setPreference(`collection-${collectionSlug}`, { editViewType: 'live-preview' }, true)
    askForPreview()
    newDocument?.openWhenSaved()
  }
  return (
    <Button
      size="medium"
      buttonStyle="secondary"
      margin={false}
      extraButtonProps={{
        'aria-expanded': isLivePreviewing,
        'aria-busy': newDocument?.isOpening === true,
      }}
      onClick={() =>
        isLivePreviewEnabled ? setIsLivePreviewing(!isLivePreviewing) : void openWithPreview()
      }
    >
      Preview
    </Button>
  )
}
