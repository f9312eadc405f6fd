import type { SendEmailOptions } from 'payload'

interface PasswordMail {
  readonly kind: 'invitation' | 'reset'
  readonly to: string
  /** Of the person. */
  readonly name: string
  readonly siteName: string
  readonly siteUrl: string
  readonly link: string
  readonly validHours: number
}

/** An e-mail with a link that sets a password. */
export function passwordMail(mail: PasswordMail): SendEmailOptions {
  const { kind, to, name, siteName, siteUrl, link, validHours } = mail
  const isInvitation = kind === 'invitation'
  const host = new URL(siteUrl).host
  const greeting = `Hello ${oneLine(name)},`
  const what = isInvitation
    ? `you are invited to work on ${oneLine(siteName)} (${host}). Choose a password here:`
    : `somebody asked for a new password for your account at ${oneLine(siteName)} (${host}). Choose one here:`
  const validity = `The link works once, and for ${validHours} ${validHours === 1 ? 'hour' : 'hours'}.`
  const otherwise = isInvitation
    ? 'If you do not expect this, ignore it.'
    : 'If it was not you, ignore this message: your password stays.'
  return {
    to: { name: '', address: to },
    subject: isInvitation
      ? `Invitation to ${oneLine(siteName)}`
      : `New password for ${oneLine(siteName)}`,
    text: [greeting, what, link, `${validity} ${otherwise}`].join('\n\n') + '\n',
    html: [
      `<p>${escapeHtml(greeting)}</p>`,
      `<p>${escapeHtml(what)}</p>`,
      `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      `<p>${escapeHtml(`${validity} ${otherwise}`)}</p>`,
    ].join('\n'),
  }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
