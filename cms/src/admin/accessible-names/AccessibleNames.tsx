'use client'

import { useEffect, type ReactNode } from 'react'
import { correctRoles } from './correct-roles'
import { nameButtons } from './name-buttons'
import { controlOf, nameFields } from './name-fields'

/**
 * Adds the accessible names that Payload 3.90 omits: it does not associate the labels of select, relationship, date and
 * text fields, and of most fields in drawers, with their controls, and its icon buttons have no label. Corrects its roles too.
 */
export function AccessibleNames({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    let frame = 0
    // One run per frame, however many mutations there are.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(nameAll)
    })
    nameAll()
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('click', focusControl)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener('click', focusControl)
    }
  }, [])
  return children
}

function nameAll() {
  nameFields(document)
  nameButtons(document)
  correctRoles(document)
}

/** Focuses the control of a clicked label, as browsers do for an associated `<label>`. */
function focusControl(event: MouseEvent) {
  const label = event.target instanceof Element ? event.target.closest('.field-label') : null
  const control = label && controlOf(label)
  if (!control) return
  // In a drawer, `htmlFor` can refer to a field of the form behind it.
  event.preventDefault()
  control.focus()
}
