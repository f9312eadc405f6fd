'use client'

import { useEffect, type ReactNode } from 'react'
import { nameButtons } from './name-buttons'
import { controlOf, nameFields } from './name-fields'

/**
 * Ties the words above a field to it, and gives words to buttons that are an icon alone. Payload 3.90 leaves that undone for
 * selects, relations, dates and texts, and for most fields in a drawer: screen readers have no name for them, and a click on
 * the words does nothing.
 */
export function FieldNames({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    let asked = 0
    // Once for all that came in one frame.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(nameAll)
    })
    nameAll()
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('click', focusControl)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(asked)
      document.removeEventListener('click', focusControl)
    }
  }, [])
  return children
}

function nameAll() {
  nameFields(document)
  nameButtons(document)
}

/** As a browser does by itself for the label of a field. */
function focusControl(event: MouseEvent) {
  const label = event.target instanceof Element ? event.target.closest('.field-label') : null
  const control = label && controlOf(label)
  if (!control) return
  // A label of a drawer may name a field of the form behind it.
  event.preventDefault()
  control.focus()
}
