'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** Asks for the present password while the signed-in user enters a new one, or another e-mail address. */
export function CurrentPasswordField() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { user } = useAuth()
  const isChanging = useFormFields(
    ([{ email, password }]) =>
      Boolean(password?.value) || (email && email.value !== savedDocumentData?.['email']),
  )
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
