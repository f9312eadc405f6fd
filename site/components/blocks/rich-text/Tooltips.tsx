import type { Tooltip } from '@tessera/content'
import type { ReactNode } from 'react'

/** The tooltips of a text, as popovers. They come after the text, because a paragraph cannot contain paragraphs. */
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

/** The tooltips of a text, as notes at its end, where popovers do not work: in feeds and in the lightbox. */
export function TooltipNotes({
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
