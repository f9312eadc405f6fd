import { createTransport } from 'nodemailer'
import type { EmailAdapter, Payload } from 'payload'
import type { Settings } from '../settings'
import { isLocalHost } from '../users/is-local-host'

const NO_MAIL = 'none'

/** ms; a mail server that does not answer must not keep an admin's request. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Sends e-mail through the server of SMTP_URL. Payload's own adapter is not released for this version of Payload, and needs
 * an older Nodemailer.
 */
export const emailAdapter =
  ({
    smtpUrl,
    mailFrom,
    siteUrl,
  }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'siteUrl'>): EmailAdapter =>
  () => {
    const from = senderOf(mailFrom ?? `no-reply@${new URL(siteUrl).hostname}`)
    if (smtpUrl === null)
      return {
        ...from,
        name: NO_MAIL,
        sendEmail: () => Promise.reject(new Error('This site sends no e-mail: set SMTP_URL.')),
      }
    // Links that set a password must not cross a network in the clear.
    const requireTLS = !isLocalHost(new URL(smtpUrl).hostname)
    const transport = createTransport({ requireTLS, ...TIMEOUTS, url: smtpUrl })
    return { ...from, name: 'smtp', sendEmail: (message) => transport.sendMail(message) }
  }

export const sendsMail = ({ email }: Pick<Payload, 'email'>): boolean => email.name !== NO_MAIL

/** `The studio <studio@example.org>`, or an address alone. */
function senderOf(text: string) {
  const [, name = '', address = text] = /^(.*?)\s*<(.+)>$/.exec(text) ?? []
  return { defaultFromName: name.trim(), defaultFromAddress: address.trim() }
}
