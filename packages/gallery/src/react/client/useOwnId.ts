import { useId } from 'react'

/** The id of a gallery for which none is set. */
export const useOwnId = () => `gallery-${toIdentifier(useId())}`

/** React 18 tells `:R1:` from `:r1:`. */
const toIdentifier = (id: string) =>
  id
    .replace(/[^a-zA-Z0-9]/g, '')
    .replace(/[A-Z]/g, (letter) => `${letter.toLowerCase()}-`)
    .replace(/-$/, '')
