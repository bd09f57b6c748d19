import type { Page, Route } from '@playwright/test'
import { createConfirmedUser, createUnconfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { listingCalled } from '../listings/listing-visit.ts'
import { expect, test } from '../visit.ts'

const title = 'Teak shower bench with a lower shelf'
const codeOfForm = /\/contact-form-[\w-]+\.js$/
const form = (page: Page) => page.getByRole('form', { name: 'Contact Seller' })
const message = (page: Page) => form(page).getByRole('textbox', { name: 'Your message' })

/** The page keeps the code of its form back until it is told to go on. */
async function delayForm(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<Route>()
  await page.route(codeOfForm, held.resolve)
  return async () => {
    await (await held.promise).continue()
    await expect(message(page)).toHaveAttribute('placeholder', /message/)
  }
}

test('what somebody who is signed in types before the message form’s code is there stays, with caret and focus, and is sent', async ({
  page,
  open,
  request,
}) => {
  const buyer = await createConfirmedUser(request, 'types')
  const id = await listingCalled(request, title)
  await signIn(page, buyer)
  await page.setViewportSize({ width: 390, height: 844 })
  const letGo = await delayForm(page)
  await open(`/posts/${id}`)
  await form(page).getByRole('checkbox').check()
  await message(page).focus()
  await page.keyboard.type('Is the there?')
  for (let times = 0; times < 'there?'.length; times++) await page.keyboard.press('ArrowLeft')
  await expect(form(page).getByText('Please log in to message.')).toBeHidden()
  const top = () => page.evaluate(() => window.scrollY)
  const before = await top()
  expect(before).toBeGreaterThan(300)
  await letGo()
  await page.keyboard.type('chair ')
  expect(await top()).toBe(before)
  await expect(message(page)).toHaveValue('Is the chair there?')
  await expect(form(page).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('End')
  await page.keyboard.type(' I could come.')

  // What was stored stands above what is typed before it is there again.
  await page.unroute(codeOfForm)
  const letGoAgain = await delayForm(page)
  await page.reload()
  await message(page).fill('')
  await message(page).pressSequentially('And on Saturday?')
  await letGoAgain()
  await expect(message(page)).toHaveValue('Is the chair there? I could come.\n\nAnd on Saturday?')
  await expect(message(page)).toBeFocused()
  await page.keyboard.type(' At noon?')

  await form(page).getByRole('checkbox').check()
  const [sent] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/v1/messages')),
    form(page).getByRole('button', { name: 'Send message' }).click(),
  ])
  expect(sent.postDataJSON().body).toBe('Is the chair there? I could come.\n\nAnd on Saturday? At noon?')
  await expect(page.getByRole('main')).toContainText('Message sent')
})

test('who has to confirm their address first types nothing, before the form’s code is there as after it', async ({
  page,
  open,
  request,
}) => {
  const id = await listingCalled(request, title)
  await signIn(page, await createUnconfirmedUser(request, 'early'))
  const letGo = await delayForm(page)
  await open(`/posts/${id}`)
  await message(page).pressSequentially('Hello')
  await expect(message(page)).toHaveValue('')
  await letGo()
  await message(page).pressSequentially('Hello')
  await expect(message(page)).toHaveValue('')
})
