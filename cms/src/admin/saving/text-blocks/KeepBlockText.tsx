'use client'

import { useAllFormFields } from '@payloadcms/ui'
import {
  $getRoot,
  type LexicalNode,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent } from 'react'
import { isSameValue } from '../merge/is-same-value'

/** Fields of a block in a rich text. */
interface BlockFields {
  readonly id?: unknown
  readonly [name: string]: unknown
}

interface BlockNode extends LexicalNode {
  getFields(): BlockFields
  /** @param preventFormStateUpdate the block's form already has the values */
  setFields(fields: BlockFields, preventFormStateUpdate: boolean): void
}

/**
 * Copies what is typed in a block of a rich text into the text at once. Payload 3.90 does so only after the server has
 * checked the block, and with the values that the server returns: what was typed meanwhile is lost. Renders nothing.
 */
export function KeepBlockText() {
  const [editor] = useLexicalComposerContext()
  const [fields] = useAllFormFields()
  const keep = useEffectEvent(() => {
    const values: BlockFields = reduceFieldsToValues(fields, true)
    const isKept = editor.read(() => {
      const node = findBlock(values.id)
      return (
        !node ||
        Object.keys(values).every((name) => isSameValue(values[name], node.getFields()[name]))
      )
    })
    if (isKept) return
    editor.update(
      () => {
        const node = findBlock(values.id)
        node?.setFields({ ...node.getFields(), ...values }, true)
      },
      { tag: SKIP_DOM_SELECTION_TAG },
    )
  })
  useEffect(() => keep(), [fields])
  useEffect(() => editor.registerUpdateListener(() => keep()), [editor])
  return null
}

/** Blocks are children of the root only. */
const findBlock = (id: unknown): BlockNode | undefined =>
  $getRoot()
    .getChildren()
    .filter(isBlockNode)
    .find((node) => node.getFields().id === id)

const isBlockNode = (node: LexicalNode): node is BlockNode => node.getType() === 'block'
