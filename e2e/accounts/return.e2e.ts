import type { Locator, Page } from '@playwright/test'
import { expectOnlyErrors, wheelchair } from '../listings/listing-visit.ts'
import { expect, expectNoSidewaysScroll, short, test } from '../visit.ts'
import { chooseType } from '../wizard/wizard-visit.ts'
import { linkMailedTo, mailsTo, password } from './accounts-visit.ts'
import { fillSignUp, freshEmail, modal, signUpForm, verify } from './auth-visit.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Contact Seller' })
const message = (page: Page) => form(page).getByRole('textbox', { name: 'Your message' })
const confirmedAlert = (page: Page) => page.getByRole('main').getByText('Your address is confirmed')

/** Returns a person's actions, which count each tap and each field. */
function countingUser() {
  let count = 0
  return {
    count: () => count,
    tap: (target: Locator) => {
      count += 1
      return target.click()
    },
    /** Nobody types a message before they may send it. */
    paste: async (target: Locator, text: string) => {
      count += 1
      await target.focus()
      await target.page().keyboard.insertText(text)
    },
    fill: (target: Locator, text: string) => {
      count += 1
      return target.fill(text)
    },
    check: (target: Locator) => {
      count += 1
      return target.check()
    },
    /** Presses a link in a mail, which opens a tab of its own. */
    follow: async (page: Page, link: string) => {
      count += 1
      const tab = await page.context().newPage()
      await tab.setViewportSize({ width: 390, height: 844 })
      await tab.goto(link)
      return tab
    },
  }
}

test(
  '[AUTH-13] [MSG-02] someone new writes to a seller in at most 11 taps and fields: the mailed link leads back to the message as it was typed',
  short,
  async ({ page, open, request }) => {
    const email = freshEmail('writes')
    const messageText = `Is it still there? ${email}`
    const { tap, paste, fill, check, follow, count } = countingUser()
    await page.setViewportSize({ width: 390, height: 844 })
    const listing = await wheelchair(request)
    await open(listing)
    await paste(message(page), messageText)
    await tap(form(page).getByRole('link', { name: 'Sign up, it is free' }))
    const signUp = signUpForm(page)
    await fill(signUp.getByLabel('Email'), email)
    await fill(signUp.getByLabel('Password', { exact: true }), password)
    await fill(signUp.getByLabel('Password again'), password)
    await check(signUp.getByRole('checkbox', { name: 'I am not a robot' }))
    await check(signUp.getByRole('checkbox', { name: /I agree to the Terms of Use/ }))
    await tap(signUp.getByRole('button', { name: 'Create account' }))
    await tap(verify(page).getByRole('button', { name: 'Continue' }))
    await expect(message(page)).toHaveValue(messageText)
    const tab = await follow(page, await linkMailedTo(request, email, '/confirmation?'))
    await expect(tab).toHaveURL(`${listing}#contact-seller`)
    await expect(confirmedAlert(tab)).toBeAttached()
    await expect(tab.getByRole('heading', { name: 'Contact Seller' })).toBeFocused()
    await expect(message(tab)).toBeInViewport()
    await expect(message(tab)).toHaveValue(messageText)
    await tap(form(tab).getByRole('button', { name: 'Send message' }))
    await expect(form(tab)).toContainText(`When the seller answers, we e-mail you at ${email}`)
    expect(count()).toBeLessThanOrEqual(11)
    // A message that was sent cannot be sent again from where it was typed.
    await expect(message(page)).toHaveValue('')
    await expect(async () => {
      expect((await mailsTo(request, 'grace@village.example')).filter((one) => one.includes(messageText))).toHaveLength(
        1,
      )
    }).toPass()
  },
)

test('[AUTH-13] on another device the link leads to the listing all the same, and says where what was typed is', async ({
  page,
  open,
  request,
  browser,
  baseURL,
  pageErrors,
}) => {
  const email = freshEmail('elsewhere')
  const listing = await wheelchair(request)
  await open(listing)
  await message(page).focus()
  await page.keyboard.insertText('Is it still there?')
  await form(page).getByRole('link', { name: 'Sign up, it is free' }).click()
  await fillSignUp(signUpForm(page), email)
  await signUpForm(page).getByRole('button', { name: 'Create account' }).click()
  await expect(verify(page)).toBeVisible()
  const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const other = await phone.newPage()
  await other.goto(await linkMailedTo(request, email, '/confirmation?'))
  await expect(other).toHaveURL(`${listing}#contact-seller`)
  await expect(confirmedAlert(other)).toContainText('What you typed before is still in the browser where you typed it.')
  await expect(message(other)).toHaveValue('')
  await expectNoSidewaysScroll(other, 320)
  await other.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(other.getByRole('main')).toContainText('You can now use everything there too.')
  await phone.close()
  // The message stays there, and can be sent now.
  await verify(page).getByRole('button', { name: 'Continue' }).click()
  await page.reload()
  await expect(message(page)).toHaveAccessibleDescription('Type here to message the seller.')
  await expect(message(page)).toHaveValue('Is it still there?')
  expectOnlyErrors(pageErrors)
})

test('[AUTH-13] the link leads back to the draft one signed up to write, at its step; from Notify Me to its form', async ({
  page,
  open,
  request,
}) => {
  const email = freshEmail('draft')
  await open('/wizard')
  await modal(page).getByRole('button', { name: 'Sign Up' }).click()
  await fillSignUp(signUpForm(page), email)
  await signUpForm(page).getByRole('button', { name: 'Create account' }).click()
  await verify(page).getByRole('button', { name: 'Continue' }).click()
  await chooseType(page)
  const tab = await page.context().newPage()
  await tab.goto(await linkMailedTo(request, email, '/confirmation?'))
  await expect(tab).toHaveURL('/wizard/images')
  await expect(confirmedAlert(tab)).toBeVisible()
  await tab.getByRole('link', { name: /Equipment Type/ }).click()
  await expect(tab.getByRole('main')).toContainText('Cane')
  await tab.close()

  await page.evaluate(() => localStorage.clear())
  const waits = freshEmail('waits')
  await open('/?category=Walking+Aids')
  await page.getByRole('link', { name: 'Notify Me' }).first().click()
  await fillSignUp(signUpForm(page), waits)
  await signUpForm(page).getByRole('button', { name: 'Create account' }).click()
  await expect(verify(page)).toBeVisible()
  const second = await page.context().newPage()
  await second.goto(await linkMailedTo(request, waits, '/confirmation?'))
  const subscribing = second.getByRole('dialog', { name: 'Subscribe to Equipment Notifications' })
  await expect(subscribing.getByRole('option', { name: 'Walking Aids' })).toBeAttached()
  await expect(subscribing.getByLabel('Category')).toHaveValue(/\d/)
  await expect(second).toHaveURL('/?category=Walking+Aids')
})
