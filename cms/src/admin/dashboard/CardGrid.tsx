'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/**
 * Cards in columns, each directly below the one above it. A card spans as many rows of 1 px as it is high; browsers have
 * no masonry layout yet. Before the script runs, the cards of a row begin at the same height.
 */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  const grid = useRef<HTMLDivElement>(null)
  // After each render, because the server sends other cards after a change.
  useEffect(() => {
    const cards = [...(grid.current?.children ?? [])].filter((card) => card instanceof HTMLElement)
    const setHeights = () => {
      for (const card of cards)
        card.style.setProperty('--card-height', String(Math.ceil(card.offsetHeight)))
      if (grid.current) grid.current.dataset['measured'] = ''
    }
    const observer = new ResizeObserver(setHeights)
    for (const card of cards) observer.observe(card)
    return () => observer.disconnect()
  })
  return (
    <div className="tessera-dashboard__lists" ref={grid}>
      {children}
    </div>
  )
}
