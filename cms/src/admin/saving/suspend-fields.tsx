import type { FieldState, FormState } from 'payload'
import { Suspense, type ReactNode } from 'react'

/**
 * Lets each component of a field wait for its part of the server's response by itself. It arrives after the state of the
 * form. Without this, the whole form would wait, and React resets what is typed meanwhile.
 */
export const suspendFields = (state: FormState): FormState =>
  Object.fromEntries(Object.entries(state).map(([path, field]) => [path, suspendField(field)]))

function suspendField({ customComponents, rows, ...field }: FieldState): FieldState {
  return {
    ...field,
    ...(customComponents && { customComponents: suspendEach(customComponents) }),
    ...(rows && {
      rows: rows.map(({ customComponents: ofRow, ...row }) =>
        ofRow ? { ...row, customComponents: suspendEach(ofRow) } : row,
      ),
    }),
  }
}

/** Absent components stay absent: Payload shows its own instead. */
const suspendEach = (components: Readonly<Record<string, ReactNode>>) =>
  Object.fromEntries(
    Object.entries(components).map(([name, node]) => [name, node && <Suspense>{node}</Suspense>]),
  )
