'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** Asks for the present password while the signed-in user enters a new one. */
export function CurrentPasswordField() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const isChanging = useFormFields(([fields]) => Boolean(fields['password']?.value))
  if (!isChanging || id === undefined || user?.id !== id) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'currentPassword', label: 'Present password', required: true }}
      indexPath=""
      parentPath=""
      parentSchemaPath=""
      path="currentPassword"
      schemaPath="currentPassword"
    />
  )
}
