import { useState, type Dispatch, type SetStateAction } from 'react'

/** Key and value of the session storage, set once a visitor has hidden the panel of wide windows. */
export const HIDDEN_DETAILS = ['tessera-details', 'hidden'] as const

interface ShownDetails {
  /** Whether wide windows show the panel. */
  readonly panel: boolean
  /** Whether other windows show the sheet. */
  readonly sheet: boolean
}

export interface DetailsVisibility {
  readonly shown: ShownDetails
  readonly setShown: Dispatch<SetStateAction<ShownDetails>>
}

/** Whether the details are shown. The panel of wide windows is, until it is hidden for the rest of the visit. */
export function useDetails(): DetailsVisibility {
  const [shown, setShown] = useState(() => ({ panel: !wasHidden(), sheet: false }))
  return { shown, setShown }
}

function wasHidden(): boolean {
  const [key, hidden] = HIDDEN_DETAILS
  try {
    return sessionStorage.getItem(key) === hidden
  } catch {
    // There is none on servers, and none where the visitor blocks cookies.
    return false
  }
}
