'use client'

import { useFormFields } from '@payloadcms/ui'

/** A tooltip in the line it stands in: its words, so that the line can be read. */
export function TooltipLabel() {
  const words = useFormFields(([fields]) => fields['text']?.value)
  return <span>{typeof words === 'string' && words !== '' ? words : 'Tooltip'}</span>
}
