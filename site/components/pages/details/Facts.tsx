import type { Media } from '@tessera/content'
import { Fragment, type ReactNode } from 'react'
import type { Messages } from '../../../i18n/messages'
import type { TermLink } from './TermList'

/** A label with its value, such as technique and size. */
export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/** Labels and values of an article or image. Renders nothing without facts. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="facts" data-details-part="">
      {facts.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Facts as an editor wrote them. A value that is the name of one of the terms is a link to the filtered gallery. */
export const textFacts = (
  facts: readonly { readonly label: string; readonly value: string }[],
  terms: readonly TermLink[],
): readonly Fact[] =>
  facts.map(({ label, value }) => {
    const term = terms.find((each) => each.label.toLowerCase() === value.trim().toLowerCase())
    return { label, value: term?.href ? <a href={term.href}>{value}</a> : value }
  })

/** Credit, licence, copyright and source of an image. */
export function creditFacts(credit: Media['credit'], labels: Messages['image']): readonly Fact[] {
  const { line, license, copyright, source } = credit ?? {}
  const facts: readonly Fact[] = [
    { label: labels.credit, value: line },
    {
      label: labels.license,
      value: license && <LinkedText text={license.label} href={license.href} rel="license" />,
    },
    { label: labels.copyright, value: copyright },
    {
      label: labels.source,
      value: source && <LinkedText text={<HostName url={source} />} href={source} />,
    },
  ]
  return facts.filter(({ value }) => Boolean(value))
}

/** Wraps before a dot, if at all. */
const HostName = ({ url }: { readonly url: string }) =>
  new URL(url).host.split('.').map((label, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          <wbr />.
        </>
      )}
      {label}
    </Fragment>
  ))

const LinkedText = ({
  text,
  href,
  rel = 'external',
}: {
  readonly text: ReactNode
  readonly href: string | null
  readonly rel?: string
}) =>
  href === null ? (
    text
  ) : (
    <a href={href} rel={`${rel} noopener`}>
      {text}
    </a>
  )
