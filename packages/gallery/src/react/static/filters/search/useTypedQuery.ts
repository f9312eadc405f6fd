import { useRef, type RefObject } from 'react'
import { searchFor } from '../../../../core/links'
import { cleanQuery } from '../../../../core/query'
import type { GalleryState } from '../../../../core/types'
import type { GalleryActions } from '../../gallery-context'
import { useBrowserLayoutEffect } from '../../../hooks/useBrowserLayoutEffect'

/**
 * A search field that is kept true to the state when something else changes it (Back, a chip taken away), and left alone
 * while one types: a space at the end is no change. What was typed before the gallery came alive is searched for.
 */
export function useTypedQuery(
  state: GalleryState,
  actions: GalleryActions | undefined,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  const known = useRef<string | null>(null)
  useBrowserLayoutEffect(() => {
    const element = input.current
    if (!element || known.current === state.query) return
    const comesAlive = known.current === null
    known.current = state.query
    if (cleanQuery(element.value) === state.query) return
    if (!comesAlive) element.value = state.query
    else if (element.value !== element.defaultValue) {
      actions?.follow(searchFor(state, element.value))
    }
  })
  return input
}
