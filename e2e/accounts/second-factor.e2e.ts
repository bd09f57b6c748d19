import type { Page } from '@playwright/test'
import { axe, axeInBothThemes, expect, expectNoSidewaysScroll, short, test } from '../visit.ts'
import { createConfirmedUser, headersOf, logIn, password, signIn, storedUser } from './accounts-visit.ts'
import { codeOf } from './factor-visit.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const section = (page: Page) => page.getByRole('region', { name: 'Second step at log-in' })

async function typePassword(page: Page): Promise<void> {
  await dialog(page).getByLabel('Your password').fill(password)
  await dialog(page).getByRole('button', { name: 'Go on' }).click()
}

async function fillLogIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).press('Enter')
}

test(
  'somebody sets up six-digit codes, and is asked for one at the next log-in and before what weighs',
  short,
  async ({ page, open, request }) => {
    const user = await createConfirmedUser(request, 'codes')
    await signIn(page, user)
    await open('/account/settings')
    await section(page).getByRole('button', { name: 'Set up codes' }).click()
    await typePassword(page)
    const key = await dialog(page).locator('strong.code').innerText()
    await expectNoSidewaysScroll(page, 390)
    await axeInBothThemes(page)
    const field = dialog(page).getByLabel('Code from your app')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await field.fill('12')
    await field.press('Enter')
    await expect(dialog(page).getByText('The code is six digits, such as 123 456').first()).toBeVisible()
    await field.fill(codeOf(key))
    await field.press('Enter')
    await expect(dialog(page).getByRole('listitem')).toHaveCount(10)
    const [recoveryCode = ''] = await dialog(page).getByRole('listitem').allInnerTexts()
    await axe(page)
    await dialog(page).getByRole('button', { name: 'I have kept them' }).click()
    await expect(section(page)).toContainText('You have 10 recovery codes left.')

    await page.evaluate(() => localStorage.removeItem('user'))
    await open('/auth#login')
    await fillLogIn(page, user.email)
    await expect(dialog(page)).toContainText('One more step')
    await axeInBothThemes(page)
    expect(await storedUser(page)).toBe(null)
    await dialog(page).getByLabel('Code from your app').fill(codeOf(key, 1))
    await dialog(page).getByRole('button', { name: 'Go on' }).press('Enter')
    await expect(page).toHaveURL('/')
    expect((await storedUser(page)).email).toBe(user.email)

    await open('/account/settings')
    let refused = 0
    await page.route('**/v1/auth/factor/recovery_codes', (route) =>
      refused++
        ? route.continue()
        : route.fulfill({ status: 403, json: { error: 'Again', code: 'second_factor_again', flow_id: '' } }),
    )
    await section(page).getByRole('button', { name: 'Make new recovery codes' }).click()
    await dialog(page).getByLabel('Your password').fill(password)
    await dialog(page).getByRole('button', { name: 'Make new codes' }).click()
    const step = dialog(page).filter({ hasText: 'One more step' })
    await step.getByRole('button', { name: 'Use a recovery code' }).click()
    await step.getByLabel('Recovery code').fill(recoveryCode.toLowerCase())
    await step.getByRole('button', { name: 'Go on' }).click()
    await expect(dialog(page).getByRole('listitem')).toHaveCount(10)
    expect(await dialog(page).getByRole('listitem').allInnerTexts()).not.toContain(recoveryCode)
  },
)

test('a passkey is added and asked for at log-in; a dialog that is closed logs nobody in', async ({
  page,
  open,
  request,
}) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  const user = await createConfirmedUser(request, 'passkey')
  await signIn(page, user)
  await open('/account/settings')
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  await typePassword(page)
  await dialog(page).getByLabel('A name for it').fill('My phone')
  await dialog(page).getByRole('button', { name: 'Make the passkey' }).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(10)
  await dialog(page).getByRole('button', { name: 'I have kept them' }).click()
  await expect(section(page)).toContainText('Passkey My phone, added')

  await page.evaluate(() => localStorage.removeItem('user'))
  await open('/auth#login')
  await fillLogIn(page, user.email)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  expect(await storedUser(page)).toBe(null)
  await page.getByRole('button', { name: 'Log in', exact: true }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Use your passkey' }).press('Enter')
  await expect(page).toHaveURL('/')
  expect((await storedUser(page)).email).toBe(user.email)
})

test('one’s devices are listed in words; one is ended, then all others', async ({ page, open, request }) => {
  const user = await createConfirmedUser(request, 'devices')
  await signIn(page, await logIn(request, user.email))
  await open('/account/settings')
  const devices = page.getByRole('region', { name: 'Your devices and your data' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText(/Chrome on .+ \(this device\)/)
  await logIn(request, user.email)
  await logIn(request, user.email)
  await devices.getByRole('listitem').nth(1).getByRole('button', { name: /^End/ }).press('Enter')
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await devices.getByRole('button', { name: 'End all others' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
})

test('each device says whether it was used from where one is now, and the list what that means', async ({
  page,
  open,
  request,
}) => {
  const user = await createConfirmedUser(request, 'places')
  await signIn(page, user)
  await open('/account/settings')
  const devices = page.getByRole('region', { name: 'Your devices and your data' })
  await expect(devices.getByRole('listitem')).toHaveText([/\(this device\)Used just now, from where you are now/])
  await expect(devices).not.toContainText('somewhere else')

  const stranger = await logIn(request, user.email)
  await request.get('/v1/api/user', { headers: { ...headersOf(stranger), 'x-forwarded-for': '203.0.113.9' } })
  const phone = await logIn(request, user.email)
  await logIn(request, user.email)
  await request.get('/v1/api/user', { headers: headersOf(phone) })
  await open('/account/settings')
  await expect(devices.getByRole('listitem')).toHaveText([
    /\(this device\)Used just now, from where you are now/,
    /Used just now, from where you are now/,
    /^A device that was not used yetUsed just nowLogged in/,
    /Used just now, from somewhere else/,
  ])
  await expect(devices).toContainText('“From somewhere else” can be you as well')
  await expect(devices).toContainText('We keep no addresses, so we cannot name the place.')
  await expectNoSidewaysScroll(page, 390)
  await axeInBothThemes(page)
})
