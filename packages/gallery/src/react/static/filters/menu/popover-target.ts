import { version } from 'react'

/** Which popover a button opens. React 18 passes the attribute on in lower case alone; React 19 warns of that. */
export const popoverTarget = (id: string) =>
  Number.parseInt(version, 10) < 19 ? { popovertarget: id } : { popoverTarget: id }
