const cc = (path: string) => `https://creativecommons.org/${path}/`
const rights = (code: string) => `https://rightsstatements.org/vocab/${code}/1.0/`

/** Licences and rights statements that editors can select for an image, with their names and canonical addresses. */
export const LICENSES = {
  cc0: { label: 'CC0 1.0', href: cc('publicdomain/zero/1.0') },
  'public-domain': { label: 'Public Domain Mark 1.0', href: cc('publicdomain/mark/1.0') },
  'cc-by': { label: 'CC BY 4.0', href: cc('licenses/by/4.0') },
  'cc-by-sa': { label: 'CC BY-SA 4.0', href: cc('licenses/by-sa/4.0') },
  'cc-by-nd': { label: 'CC BY-ND 4.0', href: cc('licenses/by-nd/4.0') },
  'cc-by-nc': { label: 'CC BY-NC 4.0', href: cc('licenses/by-nc/4.0') },
  'cc-by-nc-sa': { label: 'CC BY-NC-SA 4.0', href: cc('licenses/by-nc-sa/4.0') },
  'cc-by-nc-nd': { label: 'CC BY-NC-ND 4.0', href: cc('licenses/by-nc-nd/4.0') },
  'in-copyright': { label: 'In copyright', href: rights('InC') },
  'in-copyright-eu-orphan': { label: 'In copyright: EU orphan work', href: rights('InC-OW-EU') },
  'in-copyright-educational': {
    label: 'In copyright: educational use permitted',
    href: rights('InC-EDU'),
  },
  'in-copyright-non-commercial': {
    label: 'In copyright: non-commercial use permitted',
    href: rights('InC-NC'),
  },
  'in-copyright-unlocatable': {
    label: 'In copyright: rights-holder unlocatable',
    href: rights('InC-RUU'),
  },
  'no-copyright-contractual': {
    label: 'No copyright: contractual restrictions',
    href: rights('NoC-CR'),
  },
  'no-copyright-non-commercial': {
    label: 'No copyright: non-commercial use only',
    href: rights('NoC-NC'),
  },
  'no-copyright-other': {
    label: 'No copyright: other legal restrictions',
    href: rights('NoC-OKLR'),
  },
  'no-copyright-us': { label: 'No copyright: United States', href: rights('NoC-US') },
  'not-evaluated': { label: 'Copyright not evaluated', href: rights('CNE') },
  undetermined: { label: 'Copyright undetermined', href: rights('UND') },
  'no-known-copyright': { label: 'No known copyright', href: rights('NKC') },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly href: string }>>

export type LicenseId = keyof typeof LICENSES

export const isLicenseId = (value: unknown): value is LicenseId =>
  typeof value === 'string' && Object.hasOwn(LICENSES, value)

/** The licence with this address, whichever protocol and file name it is written with; null for any other. */
export function licenseAt(href: string): LicenseId | null {
  const address = canonicalAddress(href)
  const found = Object.entries(LICENSES).find(
    ([, license]) => canonicalAddress(license.href) === address,
  )
  return found && isLicenseId(found[0]) ? found[0] : null
}

/** Files name `http://…/by/4.0/deed.de`, `…/by/4.0/legalcode` and `…/page/InC/1.0/` as well. */
const canonicalAddress = (href: string): string =>
  href
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace('/page/', '/vocab/')
    .replace(/[?#].*$/, '')
    .replace(/\/(deed|legalcode)(\.[\w-]*)?$/, '')
    .replace(/\/+$/, '')
