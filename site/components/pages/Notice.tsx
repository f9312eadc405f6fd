import type { ReactNode } from 'react'

/** A page with a short message, such as "not found". */
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
