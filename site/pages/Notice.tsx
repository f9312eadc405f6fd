import type { ReactNode } from 'react'

/** A page that says one thing and shows a way on. */
export function Notice({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <div className="notice">
      <h1>{title}</h1>
      {children}
    </div>
  )
}
