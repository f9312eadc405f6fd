import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { sendsMail } from '../../../mail/email-adapter'
import { ForgotPasswordForm } from './ForgotPasswordForm'
import '../people.css'
import { SITE_MAINTAINER } from '../../../errors/site-maintainer'

/** `/admin/forgot`. Payload's page says "Email sent" whatever the server answers. */
export function ForgotPasswordPage({ initPageResult }: AdminViewServerProps) {
  return (
    <div className="tessera-people tessera-people--page">
      <h1>Forgot your password?</h1>
      {sendsMail(initPageResult.req.payload) ? (
        <ForgotPasswordForm />
      ) : (
        <>
          <p>
            This site sends no e-mail. Ask an admin of the site for a link: they open your account
            under Users and choose “Make a link”.
          </p>
          <p>
            If you are the only admin, ask {SITE_MAINTAINER} to make one with{' '}
            <code>npm run admin -- --invite you@example.org</code>
          </p>
        </>
      )}
      <Link href="/admin/login" prefetch={false}>
        Back to sign-in
      </Link>
    </div>
  )
}
