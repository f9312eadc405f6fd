import { useRef, type RefObject } from 'react'
import { cleanQuery } from '../../../../core/filter/query'
import type { GalleryState } from '../../../../core/types'
import { typeQuery } from '../../../../core/url/state-changes'
import { useBrowserLayoutEffect } from '../../../hooks/useBrowserLayoutEffect'
import type { GalleryActions } from '../../gallery-context'

/**
 * An uncontrolled search field. It is updated when something else changes the query (Back, a removed filter), not while
 * the visitor types: a space at the end, for example, does not change the query. Text that was typed before hydration is
 * searched for on mount.
 */
export function useTypedQuery(
  state: GalleryState,
  actions: GalleryActions | undefined,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  const lastQuery = useRef<string | null>(null)
  useBrowserLayoutEffect(() => {
    const element = input.current
    if (!element || lastQuery.current === state.query) return
    const isMount = lastQuery.current === null
    lastQuery.current = state.query
    if (cleanQuery(element.value) === state.query) return
    if (!isMount) element.value = state.query
    else if (element.value !== element.defaultValue) {
      actions?.apply(typeQuery(state, element.value))
    }
  })
  return input
}
