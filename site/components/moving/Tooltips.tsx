import type { Tooltip } from '@tessera/content'
import type { ReactNode } from 'react'

/**
 * What the marked words of a text show, in the top layer. It stands after the text: a paragraph cannot hold paragraphs.
 */
export function Tooltips({
  ids,
  render,
}: {
  readonly ids: ReadonlyMap<Tooltip, string>
  readonly render: (content: Tooltip['content']) => ReactNode
}) {
  return [...ids].map(([tooltip, id]) => (
    <div key={id} id={id} popover="auto" className="tooltip" style={{ '--anchor': `--${id}` }}>
      {render(tooltip.content)}
    </div>
  ))
}

/** The same as notes at the end of a text: for readers and sheets that have no top layer. */
export function Notes({
  tooltips,
  render,
}: {
  readonly tooltips: readonly Tooltip[]
  readonly render: (content: Tooltip['content']) => ReactNode
}) {
  if (tooltips.length === 0) return null
  return (
    <ul>
      {tooltips.map(({ children, content }, index) => (
        <li key={index}>
          <strong>{children.map(({ text }) => text).join('')}</strong>
          {render(content)}
        </li>
      ))}
    </ul>
  )
}
