'use client'

import { SelectField, useAuth } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'

/** What a user may do. The first one is not asked: there is nothing to choose yet. */
export const RoleField: SelectFieldClientComponent = (props) => {
  const { user } = useAuth()
  return user ? <SelectField {...props} /> : null
}
