'use client'

import { useFormFields } from '@payloadcms/ui'

/** Shows a tooltip in the editor by its text, so that the line stays readable. */
export function TooltipLabel() {
  const text = useFormFields(([fields]) => fields['text']?.value)
  return <span>{typeof text === 'string' && text !== '' ? text : 'Tooltip'}</span>
}
