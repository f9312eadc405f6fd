'use client'

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useMemo, type ReactNode } from 'react'
import { removeAllCopies } from './local-copies/local-copies'
import { recordFormStates } from './record-form-states'

/** Records what forms send to the server, which the merge of the response needs. Removes local copies at sign-out. */
export function SavingProvider({ children }: { readonly children: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  // A new function would render all forms again.
  const recording = useMemo(() => recordFormStates(serverFunction), [serverFunction])
  const hasSignedOut = usePathname().endsWith('/logout')
  useEffect(() => {
    if (hasSignedOut) removeAllCopies(localStorage)
  }, [hasSignedOut])
  return <ServerFunctionsProvider serverFunction={recording}>{children}</ServerFunctionsProvider>
}
