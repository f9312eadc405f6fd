import { expect, type Page } from '@playwright/test'
import { codeOfApp } from '../../../cms/tests/testing/authenticator-app'
import { openAdmin } from '../product/admin'
import {
  acceptInvitation,
  enterCode,
  invite,
  NEW_PASSWORD,
  signIn,
  type Person,
} from '../product/people'
import { test, type ReusedProduct } from '../product/running/reused-product'

const DORA: Person = { email: 'dora@example.org', name: 'Dora' }
const EVA: Person = { email: 'eva@example.org', name: 'Eva' }

/** Of somebody who is signed in. @returns the secret of the app, and the recovery codes */
async function setUpSecondFactor(page: Page, site: string) {
  await openAdmin(page, `${site}/admin/account`)
  await page.getByRole('button', { name: 'Set up a second factor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Second factor' })
  await dialog.getByLabel('Your password').fill(NEW_PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible()
  const secret = (await dialog.locator('img + code').innerText()).replaceAll(' ', '')
  const recoveryCodes = await dialog.locator('.tessera-people__codes code').allInnerTexts()
  expect(recoveryCodes).toHaveLength(10)
  await dialog.getByLabel('Code').fill(codeOfApp(secret))
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  return { secret, recoveryCodes }
}

test.describe.serial('somebody who is invited by mail', () => {
  test.setTimeout(120_000)
  let product: ReusedProduct
  let page: Page
  let secret = ''
  const expectSignedIn = () => expect(page).toHaveURL(`${product.site}/admin`)

  test.beforeAll(({ product: reused }) => {
    product = reused
  })
  test.afterAll(() => page?.context().close())

  test('chooses a password with the link of the mail, and signs in', async ({ browser }) => {
    const admin = await product.startOver()
    await openAdmin(admin, `${product.site}/admin/collections/users`)
    const dialog = await invite(admin, DORA)
    await expect(dialog.getByRole('status')).toContainText('was mailed to dora@example.org')
    const message = product.mail.find(({ to }) => to.includes(DORA.email))
    const link = /http\S+\/admin\/reset\/[0-9a-f]{40}/.exec(message?.text ?? '')?.[0] ?? ''
    page = await acceptInvitation(browser, link)
    await expectSignedIn()
    await signIn(page, product.site, DORA)
    await expectSignedIn()
  })

  test('sets up a second factor with an app', async () => {
    secret = (await setUpSecondFactor(page, product.site)).secret
  })

  test('signs in with a code of the app, not with a wrong one', async () => {
    await signIn(page, product.site, DORA)
    await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible()
    await enterCode(page, '000000')
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await enterCode(page, codeOfApp(secret, 1))
    await expectSignedIn()
  })
})

test.describe.serial('somebody with an account', { tag: '@long' }, () => {
  test.setTimeout(120_000)
  let product: ReusedProduct
  let page: Page

  test.beforeAll(async ({ product: reused, browser }) => {
    product = reused
    await product.cms.create('users', { ...EVA, password: NEW_PASSWORD, role: 'editor' })
    page = await (await browser.newContext()).newPage()
    await signIn(page, product.site, EVA)
    await expect(page).toHaveURL(`${product.site}/admin`)
  })
  test.afterAll(() => page?.context().close())

  test('asks for a new password, and the page says what was done with the mail', async ({
    browser,
  }) => {
    const visitor = await (await browser.newContext()).newPage()
    const ask = async (email: string) => {
      await openAdmin(visitor, `${product.site}/admin/forgot`)
      await visitor.getByLabel('E-mail address').fill(email)
      await visitor.getByRole('button', { name: 'Send the link' }).click()
    }
    // The answer does not say which accounts exist.
    for (const email of [EVA.email, 'nobody@example.org']) {
      await ask(email)
      await expect(visitor.getByText('If there is an account with this address')).toBeVisible()
      await expect(visitor.getByText('Email sent')).toHaveCount(0)
    }
    const mails = () =>
      product.mail.filter(({ text }) => text.includes('Subject: New password for Tessera'))
    await expect.poll(mails).toHaveLength(1)
    expect(mails()[0]?.to).toEqual([EVA.email])
    await visitor.context().close()
  })

  test('signs in with a recovery code, which works once', async () => {
    const { recoveryCodes } = await setUpSecondFactor(page, product.site)
    const [code = ''] = recoveryCodes
    await signIn(page, product.site, EVA)
    await enterCode(page, code)
    await expect(page).toHaveURL(`${product.site}/admin`)
    await signIn(page, product.site, EVA)
    await enterCode(page, code)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible()
  })
})
