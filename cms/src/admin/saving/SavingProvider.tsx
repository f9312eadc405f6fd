'use client'

import { ServerFunctionsProvider, useConfig, useServerFunctions } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useMemo, type ReactNode } from 'react'
import { throwRefused } from '../requests/throw-refused'
import { watchSaves } from './conflicts/watch-saves'
import { removeAllCopies } from './local-copies/local-copies'
import { recordFormStates } from './record-form-states'

/** Records what forms send to the server, which the merge of the response needs, and watches saves. Removes local copies at sign-out. */
export function SavingProvider({ children }: { readonly children: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  // A new function would render all forms again.
  const recording = useMemo(() => recordFormStates(throwRefused(serverFunction)), [serverFunction])
  const { api } = useConfig().config.routes
  useEffect(() => watchSaves(api), [api])
  const hasSignedOut = usePathname().endsWith('/logout')
  useEffect(() => {
    if (hasSignedOut) removeAllCopies(localStorage)
  }, [hasSignedOut])
  return <ServerFunctionsProvider serverFunction={recording}>{children}</ServerFunctionsProvider>
}
