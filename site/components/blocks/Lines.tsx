import { Fragment } from 'react'

/** A text of a plain field, broken where the editor broke it. */
export function Lines({ text }: { readonly text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
