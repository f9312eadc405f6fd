'use client'

import { Button, useConfig, useField, useFieldPath, useListDrawer } from '@payloadcms/ui'
import type { PolymorphicRelationshipFieldClient } from 'payload'
import { useMemo } from 'react'
import { picksOf, type PickedDocument } from './picks-of'
import './pick-buttons.css'

interface Props {
  readonly path: string
  readonly field: PolymorphicRelationshipFieldClient
  readonly readOnly?: boolean
}

/** One button for each kind of documents that a field takes. Payload's own list starts with the first kind. */
export function PickButtons({ path: given, field, readOnly }: Props) {
  // The path in the props is stale after the row was moved.
  const path = useFieldPath() ?? given
  const { value, setValue, disabled } = useField({ path })
  const hasMany = field.hasMany ?? false
  if (readOnly) return null
  return (
    <div className="tessera-pick-buttons">
      {field.relationTo.map((collection) => (
        <PickButton
          key={collection}
          collection={collection}
          hasMany={hasMany}
          disabled={disabled ?? false}
          value={value}
          onPick={(picks) => setValue(hasMany ? [...picksOf(value), ...picks] : picks[0])}
        />
      ))}
    </div>
  )
}

interface ButtonProps {
  readonly collection: string
  readonly hasMany: boolean
  readonly disabled: boolean
  readonly value: unknown
  onPick(picks: readonly PickedDocument[]): void
}

function PickButton({ collection, hasMany, disabled, value, onPick }: ButtonProps) {
  const { labels } = useConfig().getEntityConfig({ collectionSlug: collection })
  // A new object closes the list.
  const filterOptions = useMemo(() => {
    const picked = picksOf(value).filter(({ relationTo }) => relationTo === collection)
    return { [collection]: { id: { not_in: picked.map((pick) => pick.value) } } }
  }, [collection, value])
  const collectionSlugs = useMemo(() => [collection], [collection])
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs,
    filterOptions,
  })
  const pick = (ids: readonly (string | number)[]) => {
    if (ids.length > 0) onPick(ids.map((id) => ({ relationTo: collection, value: id })))
    closeDrawer()
  }
  return (
    <>
      <Button
        buttonStyle="pill"
        size="small"
        margin={false}
        disabled={disabled}
        onClick={openDrawer}
      >
        Choose from {String(labels.plural).toLowerCase()}
      </Button>
      <ListDrawer
        enableRowSelections={hasMany}
        onSelect={({ doc }) => pick([doc['id']])}
        {...(hasMany && {
          onBulkSelect: (selected) =>
            pick([...selected].flatMap(([id, isSelected]) => (isSelected ? [id] : []))),
        })}
      />
    </>
  )
}
