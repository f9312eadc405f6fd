import { version } from 'react'

/** The attribute that names a button's popover. React 18 only passes it on in lower case; React 19 warns about that. */
export const popoverTarget = (id: string) =>
  Number.parseInt(version, 10) < 19 ? { popovertarget: id } : { popoverTarget: id }
