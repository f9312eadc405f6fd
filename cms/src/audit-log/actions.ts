/** What an entry of the audit log says. */
export const ACTIONS = {
  created: 'Created',
  saved: 'Saved',
  'saved-draft': 'Saved a draft',
  published: 'Published',
  unpublished: 'Unpublished',
  trashed: 'Moved to the trash',
  restored: 'Restored',
  deleted: 'Deleted for good',
  'signed-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'signed-out': 'Signed out',
  'ended-sessions': 'Ended sessions',
  'second-factor-on': 'Set up a second factor',
  'second-factor-off': 'Removed a second factor',
  'new-recovery-codes': 'Made new recovery codes',
  'recovery-code': 'Used a recovery code',
  'password-link': 'Made a link to set a password',
  refused: 'Refused',
} as const
export type Action = keyof typeof ACTIONS
