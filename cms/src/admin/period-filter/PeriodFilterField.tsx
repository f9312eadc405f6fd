'use client'

import { CheckboxField, useConfig, useField } from '@payloadcms/ui'
import type { CheckboxFieldClientComponent } from 'payload'
import { useHasDates } from './useHasDates'

/** The period filter of a gallery: offered as soon as an article or an image has a date. */
export const PeriodFilterField: CheckboxFieldClientComponent = (props) => {
  const { value } = useField<boolean>({ potentiallyStalePath: props.path })
  const hasDates = useHasDates(useConfig().config.routes.api)
  return hasDates || value ? <CheckboxField {...props} /> : null
}
