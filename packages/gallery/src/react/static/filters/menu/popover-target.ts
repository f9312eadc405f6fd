import { version } from 'react'

/** The attributes that name a button's popover. React 18 only passes them on in lower case; React 19 warns about that. */
export const popoverTarget = (id: string, action: 'toggle' | 'hide' = 'toggle') =>
  Number.parseInt(version, 10) < 19
    ? { popovertarget: id, popovertargetaction: action }
    : { popoverTarget: id, popoverTargetAction: action }
