import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import type { GalleryPlan } from '../../media-library/gallery/gallery-plan'
import { ALT_TEXTS_PATH, selectionUrl } from '../alt-texts/path'
import { filterOptions, type OptionValues } from './option-values'
import { KeywordChoices } from './KeywordChoices'

interface Props {
  readonly plan: GalleryPlan
  readonly images: readonly number[]
  readonly values: OptionValues
  onChange(values: OptionValues): void
}

/** What the images suggest for a new gallery: filters of their terms and keywords, the front page, missing alt texts. */
export function GalleryOptions({ plan, images, values, onChange }: Props) {
  const { isFrontPage, groups, choices } = values
  const [ownName, setOwnName] = useState('')
  const isDescribing = usePathname() === ALT_TEXTS_PATH
  return (
    <>
      {!plan.hasFrontPage && (
        <label className="tessera-make-gallery__front">
          <input
            type="checkbox"
            checked={isFrontPage}
            onChange={() => onChange({ ...values, isFrontPage: !isFrontPage })}
          />
          <span>
            Front page <em>Visitors see it first. The site has none yet.</em>
          </span>
        </label>
      )}
      {plan.groups.length > 0 && (
        <fieldset>
          <legend>Filters for visitors</legend>
          {plan.groups.map((group) => (
            <label key={group.id}>
              <input
                type="checkbox"
                checked={groups.has(group.id)}
                onChange={() => onChange({ ...values, groups: toggle(groups, group.id) })}
              />
              <span>
                {group.label}: <em>{group.terms.join(', ')}</em>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {plan.keywords.length > 0 && (
        <KeywordChoices
          keywords={plan.keywords}
          options={filterOptions(plan, ownName)}
          choices={choices}
          onChoose={(keyword, choice) =>
            onChange({ ...values, choices: new Map(choices).set(keyword, choice) })
          }
          ownName={ownName}
          onOwnName={setOwnName}
        />
      )}
      {plan.withoutAlt > 0 && (
        <p className="tessera-make-gallery__note">
          {plan.withoutAlt === 1 ? '1 image has' : `${plan.withoutAlt} images have`} no alt text;
          visitors see {plan.withoutAlt === 1 ? 'it' : 'them'} as soon as there is one.{' '}
          {!isDescribing && <Link href={selectionUrl(images)}>Write the alt texts first</Link>}
        </p>
      )}
    </>
  )
}

function toggle(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const toggled = new Set(ids)
  if (!toggled.delete(id)) toggled.add(id)
  return toggled
}
