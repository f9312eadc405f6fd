import { Fragment } from 'react'

/** Plain text with the editor's line breaks. */
export function Lines({ text }: { readonly text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
