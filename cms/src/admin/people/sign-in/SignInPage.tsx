import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { SignInForm } from './SignInForm'
import '../people.css'

/** `/admin/login`. Payload's page cannot ask for a second factor. */
export function SignInPage({ initPageResult, searchParams }: AdminViewServerProps) {
  const { user } = initPageResult.req
  const target = getSafeRedirect({
    fallbackTo: '/admin',
    redirectTo: searchParams?.['redirect'] ?? '',
  })
  if (user) redirect(target)
  return (
    <div className="tessera-people tessera-people--page">
      <SignInForm target={target} />
    </div>
  )
}
