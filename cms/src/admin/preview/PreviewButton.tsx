'use client'

import { Button, useDocumentInfo, useLivePreviewContext, usePreferences } from '@payloadcms/ui'
import { use } from 'react'
import { NewDocumentContext } from '../new-document/new-document'
import { setCovering } from './covering'
import { useShownPreview } from './useShownPreview'

/** Opens and closes the preview beside the form. */
export function PreviewButton() {
  const { id, collectionSlug } = useDocumentInfo()
  const newDocument = use(NewDocumentContext)
  const { setPreference } = usePreferences()
  const { isLivePreviewEnabled } = useLivePreviewContext()
  const { isShown, show, hide } = useShownPreview()
  const isNew = newDocument !== null && newDocument.id !== undefined
  if (id === undefined || !(isLivePreviewEnabled || isNew)) return null
  const openWithPreview = async () => {
    // Payload reads it when it opens the document.
    await setPreference(`collection-${collectionSlug}`, { editViewType: 'live-preview' }, true)
    setCovering(true)
    newDocument?.openWhenSaved()
  }
  const toggle = isShown ? hide : show
  return (
    <Button
      size="medium"
      buttonStyle="secondary"
      margin={false}
      extraButtonProps={{
        'aria-expanded': isShown,
        'aria-busy': newDocument?.isOpening === true,
      }}
      onClick={() => (isLivePreviewEnabled ? toggle() : void openWithPreview())}
    >
      Preview
    </Button>
  )
}
