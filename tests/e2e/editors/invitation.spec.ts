import { expect, test } from '@playwright/test'
import { openAdmin, signInAsNew } from '../product/admin'
import { connectToCms } from '../product/running/cms-client'
import { acceptInvitation, invite, signIn } from '../product/people'
import { sharedProduct } from '../product/running/shared-product'

const { site } = sharedProduct()

test(
  'without a mail server, an admin copies the link of an invitation, and the invited person signs in with it',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(120_000)
    const cms = connectToCms()
    const admin = await signInAsNew(browser, { site, cms, name: 'Host', role: 'admin' })
    await admin.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAdmin(admin, `${site}/admin/collections/users`)
    const guest = { email: `guest.${Date.now()}@example.org`, name: 'Guest' }
    const dialog = await invite(admin, guest)
    await dialog.getByRole('button', { name: 'Copy the link' }).click()
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
    const link = await admin.evaluate(() => navigator.clipboard.readText())
    await expect(dialog.getByLabel('Link to set a password')).toHaveValue(link)
    await admin.context().close()

    const page = await acceptInvitation(browser, link)
    await expect(page).toHaveURL(`${site}/admin`)
    await signIn(page, site, guest)
    await expect(page).toHaveURL(`${site}/admin`)
    await page.context().close()
  },
)

test(
  'without a mail server, the page for forgotten passwords says that nothing is sent, and who makes a link',
  { tag: '@long' },
  async ({ page }) => {
    await openAdmin(page, `${site}/admin/forgot`)
    await expect(page.getByText('This site sends no e-mail.')).toBeVisible()
    await expect(page.getByText('npm run admin -- --invite')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByText('Email sent')).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to sign-in' }).click()
    await expect(page).toHaveURL(`${site}/admin/login`)
  },
)
