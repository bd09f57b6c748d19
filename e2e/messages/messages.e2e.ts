import type { Page } from '@playwright/test'
import {
  createConfirmedUser,
  createUnconfirmedUser,
  headersOf,
  logIn,
  mailsTo,
  password,
  signIn,
} from '../accounts/accounts-visit.ts'
import { expectErrors, fillLogIn, logInForm, modal } from '../accounts/auth-visit.ts'
import { expectOnlyErrors, wheelchair } from '../listings/listing-visit.ts'
import { axeInBothThemes, everythingAnswered, expect, expectNoSidewaysScroll, short, test } from '../visit.ts'

/** The owner of the wheelchair. */
const seller = 'grace@village.example'

const main = (page: Page) => page.getByRole('main')
const form = (page: Page) => page.getByRole('form', { name: 'Contact Seller' })
const message = (page: Page) => form(page).getByRole('textbox', { name: 'Your message' })
const terms = (page: Page) => form(page).getByRole('checkbox', { name: /I agree to the Terms of Use/ })
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Send message' })

/** Collects the requests that send a message from here on. */
function collectSentMessages(page: Page): string[] {
  const sentMessages: string[] = []
  page.on(
    'request',
    (one) => one.method() === 'POST' && one.url().endsWith('/v1/messages') && sentMessages.push(one.url()),
  )
  return sentMessages
}

test(
  '[MSG-01] [MSG-02] [MSG-03] [POST-05] a guest signs in over what they wrote, sends it once, and finds its copy',
  short,
  async ({ page, open, request }) => {
    const { email, user_id } = await createConfirmedUser(request, 'buyer')
    const messageText = `Hello, is it still there? https://example.org/${user_id}`
    const sentMessages = collectSentMessages(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(await wheelchair(request))
    await main(page).getByRole('link', { name: 'Contact Seller' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Contact Seller' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Contact Seller' })).toBeInViewport()
    await message(page).press('x')
    await expect(message(page)).toHaveValue('')
    await expect(message(page)).toHaveAccessibleDescription('Please log in to message.')
    // This inserts the text as a paste does.
    await page.keyboard.insertText(messageText)
    await form(page).getByRole('link', { name: 'Log in to message the seller' }).click()
    await fillLogIn(logInForm(page), email, password)
    await logInForm(page).getByRole('button', { name: 'Log in' }).click()
    await expect(modal(page)).toBeHidden()
    await expect(message(page)).toBeFocused()
    await expect(message(page)).toHaveValue(messageText)
    await expect(message(page)).toHaveAccessibleDescription('Type here to message the seller.')
    // It is theirs in every tab now, such as one that a mailed link opens.
    const tab = await page.context().newPage()
    await tab.goto(page.url())
    await expect(message(tab)).toHaveValue(messageText)
    await tab.close()
    await sendButton(page).click()
    await expectErrors(form(page), ['You must agree to the terms of use'])
    await terms(page).check()
    await sendButton(page).dblclick()
    await expect(main(page)).toContainText('Message sentYour message has been sent successfully')
    await expect(message(page)).toHaveValue('')
    await expect(terms(page)).not.toBeChecked()
    expect(sentMessages).toHaveLength(1)
    await expect(async () => {
      const mail = (await mailsTo(request, seller)).find((one) => one.includes(`https://example.org/${user_id}<`))
      expect(mail).toContain('Hello, is it still there?')
      expect(mail).toContain('/account/messages/')
      expect(mail).not.toContain(email)
    }).toPass()

    await form(page).getByRole('link', { name: 'Messages Sent' }).click()
    const copy = main(page).getByRole('article')
    await expect(copy).toHaveCount(1)
    await expect(copy).toContainText(messageText)
    await expect(copy.getByRole('link')).toHaveText(['Folding wheelchair, 18-inch seat', 'See the conversation'])
    // The floating alert does not come again.
    await page.reload()
    await expect(copy).toHaveCount(1)
    await axeInBothThemes(page)
    await expectNoSidewaysScroll(page, 320)
  },
)

test('[MSG-01] [MSG-03] a message that fails says why; what was typed outlasts a reload and a log-out, for nobody else', async ({
  page,
  open,
  request,
  context,
  pageErrors,
}) => {
  const user = await createConfirmedUser(request, 'kept')
  await signIn(page, user)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(await wheelchair(request))
  await sendButton(page).click()
  await expectErrors(form(page), ['Message is required', 'You must agree to the terms of use'])
  await message(page).pressSequentially('I pay by gift card')
  await expect(form(page).getByText('You write of “gift card”')).toBeVisible()
  await expectNoSidewaysScroll(page, 320)
  await terms(page).check()
  const failure = { error: 'That were many messages. Please wait a day.', code: 'too_many', flow_id: 'TEST-FLOW' }
  await page.route('**/v1/messages', (route) => route.fulfill({ status: 429, json: failure }))
  await sendButton(page).click()
  await expect(main(page)).toContainText('Message not sentYour message was not sent')
  await expect(main(page)).toContainText('TEST-FLOW')
  await expect(form(page)).toContainText(failure.error)
  await expect(message(page)).toHaveValue('I pay by gift card')
  await page.unroute('**/v1/messages')
  await page.reload()
  await expect(message(page)).toHaveValue('I pay by gift card')
  await terms(page).check()
  await page.route('**/v1/messages', async (route) => {
    await message(page).fill('I pay by gift card now')
    await route.fulfill({ json: { data: { conversation_id: 1 } } })
  })
  await sendButton(page).click()
  await expect(form(page)).toContainText(`When the seller answers, we e-mail you at ${user.email}`)
  await expect(form(page).getByRole('link', { name: 'See the conversation' })).toBeVisible()
  await expect(message(page)).toHaveValue('I pay by gift card now')
  await page.unroute('**/v1/messages')
  // Another tab signs out, and in again.
  const other = await context.newPage()
  await other.goto('/404')
  await other.evaluate(() => localStorage.removeItem('user'))
  await expect(message(page)).toHaveValue('')
  await signIn(other, user)
  await expect(message(page)).toHaveValue('I pay by gift card now')
  await other.close()
  await terms(page).check()
  // What the page itself asks for would tell it of the log-out before the message does.
  await everythingAnswered(page)
  await request.delete('/v1/auth/logout', { headers: headersOf(user) })
  await sendButton(page).click()
  await expect(modal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(message(page)).toHaveAccessibleDescription('Please log in to message.')
  await expect(message(page)).toHaveValue('I pay by gift card now')
  // Somebody else signs in at the same device.
  await form(page).getByRole('link', { name: 'Log in to message the seller' }).click()
  await fillLogIn(logInForm(page), 'ben@village.example', password)
  await logInForm(page).getByRole('button', { name: 'Log in' }).click()
  await expect(modal(page)).toBeHidden()
  await expect(message(page)).toHaveValue('')
  await expect(terms(page)).not.toBeChecked()
  await expect(form(page)).not.toContainText(user.email)
  expectOnlyErrors(pageErrors, 429, 401)
})

test('[MSG-02] while the address is not confirmed, the form says so and sends nothing', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await createUnconfirmedUser(request, 'waits'))
  const sentMessages = collectSentMessages(page)
  await open(await wheelchair(request))
  await expect(message(page)).toHaveAttribute('placeholder', 'Please verify your email address to message.')
  await expect(message(page)).toHaveAccessibleDescription('Please verify your email address to message.')
  await expect(sendButton(page)).toHaveAccessibleDescription('First confirm your e-mail address.')
  await message(page).focus()
  await page.keyboard.insertText('Is it there?')
  await sendButton(page).press('Enter')
  await form(page).getByRole('button', { name: 'Resend the e-mail' }).click()
  await expect(main(page)).toContainText('Confirmation email sent.')
  expect(sentMessages).toEqual([])
})

test('[POST-05] one’s own listing has no form', async ({ page, open, request }) => {
  await signIn(page, await logIn(request, seller))
  await open(await wheelchair(request))
  await expect(page.getByText('Manage Listing').first()).toBeVisible()
  await expect(form(page)).toHaveCount(0)
  await expect(page.getByText('Contact Seller')).toHaveCount(0)
})
