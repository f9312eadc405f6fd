import type { RefObject } from 'react'
import { tellFailure } from './tell-failure'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect'

/**
 * Puts an open menu at its button in browsers without CSS anchor positioning (Firefox before 147, Safari before 26);
 * the style sheet does it in the others, which never load this.
 */
export function useMenuPosition(menu: RefObject<HTMLElement | null>, open: boolean) {
  useBrowserLayoutEffect(() => {
    const element = menu.current
    if (!open || !element || CSS.supports('position-area', 'block-end')) return
    let leave: (() => void) | undefined
    let isOver = false
    import('./follow-button').then(
      ({ followButton }) => {
        if (!isOver) leave = followButton(element)
      },
      (error: unknown) => tellFailure('follow-button', error),
    )
    return () => {
      isOver = true
      leave?.()
    }
  }, [menu, open])
}
