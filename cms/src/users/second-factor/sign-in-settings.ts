import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, GlobalConfig } from 'payload'
import { z } from 'zod'
import { hiddenFromEditors, nobody, onlyAdmins } from '../../access/roles'
import { publicError } from '../../errors/public-error'
import { restoreGlobalEndpoint } from '../../versions/restore-endpoint'
import { endSessions } from '../sessions/session-store'
import { FACTORS } from './factors-collection'
import { findFactor, type Context } from './factor-store'

const SLUG = 'sign-in'
const settings = z.object({ requiresSecondFactor: z.boolean().nullish() })

/** Whether everybody has to sign in with a second factor. */
export async function isRequired({ payload, req }: Context): Promise<boolean> {
  const saved = await payload.db.findGlobal({ slug: SLUG, req })
  return settings.parse(saved ?? {}).requiresSecondFactor === true
}

/** The admin who requires it has to be able to sign in again. */
const requireOwn: GlobalBeforeChangeHook = async ({ data, req }) => {
  const { requiresSecondFactor } = settings.parse(data)
  if (requiresSecondFactor === true && req.user)
    if (!(await findFactor({ payload: req.payload, req }, req.user.id)))
      throw Object.assign(publicError('Set up your own second factor first, in your account.'), {
        name: 'NoSecondFactor',
      })
  return data
}

/** Who has none sets one up at the next sign-in, so that no session is without. */
const endSessionsWithout: GlobalAfterChangeHook = async ({ doc, req }) => {
  if (settings.parse(doc).requiresSecondFactor !== true) return
  const { payload } = req
  const { docs: factors } = await payload.db.find<{ id: number; user: unknown }>({
    collection: FACTORS,
    pagination: false,
    req,
  })
  const having = new Set(factors.map((factor) => Number(factor.user)))
  const { docs: people } = await payload.db.find({ collection: 'users', pagination: false, req })
  for (const { id } of people)
    if (!having.has(Number(id))) await endSessions({ payload, req }, Number(id))
}

export const signInSettings = (): GlobalConfig => ({
  slug: SLUG,
  label: 'Sign-in',
  admin: {
    group: 'Administration',
    hidden: hiddenFromEditors,
    description: 'How people sign in.',
  },
  // There are no versions, whose queries would fail.
  access: { read: onlyAdmins, update: onlyAdmins, readVersions: nobody },
  endpoints: [restoreGlobalEndpoint],
  hooks: { beforeChange: [requireOwn], afterChange: [endSessionsWithout] },
  fields: [
    {
      name: 'requiresSecondFactor',
      label: 'Everybody needs a second factor',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Besides the password, a code of an app on their phone. Users without a second factor are signed out, and set one up at their next sign-in.',
      },
    },
  ],
})
