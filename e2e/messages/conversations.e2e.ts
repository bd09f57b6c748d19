import type { Page } from '@playwright/test'
import { createConfirmedUser, logIn, signIn } from '../accounts/accounts-visit.ts'
import { expectOnlyErrors, listingCalled } from '../listings/listing-visit.ts'
import { expect, expectNoSidewaysScroll, short, test } from '../visit.ts'
import { photoFiles } from '../wizard/wizard-visit.ts'
import {
  answer,
  box,
  browserOf,
  log,
  main,
  openConversation,
  rowOf,
  sendButton,
  writeTo,
} from './conversation-visit.ts'

const rollator = 'Blue rollator, seat and basket'
const menuOf = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'My account' })

test(
  'somebody writes from a listing, its owner answers on the page, and the answer comes without a reload',
  short,
  async ({ page, open, request, browser, baseURL }) => {
    const rosa = await logIn(request, 'rosa@village.example')
    const buyer = await createConfirmedUser(request, 'asks')
    await signIn(page, buyer)
    await open(`/posts/${await listingCalled(request, rollator)}`)
    const form = page.getByRole('form', { name: 'Contact Seller' })
    await form.getByRole('textbox', { name: 'Your message' }).fill(`Is it still there? ${buyer.user_id}`)
    await form.getByRole('checkbox', { name: /I agree to the Terms of Use/ }).check()
    await form.getByRole('button', { name: 'Send message' }).click()
    await form.getByRole('link', { name: 'See the conversation' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/^Messages with .* · Reable$/)
    await expect(log(page)).toContainText(`Is it still there? ${buyer.user_id}`)
    await expect(main(page).getByRole('link', { name: rollator })).toBeVisible()

    const hers = await browserOf(browser, baseURL, rosa)
    await hers.goto('/account/messages')
    const row = main(hers)
      .getByRole('article')
      .filter({ hasText: `there? ${buyer.user_id}` })
    await expect(row).toContainText('1 new message')
    await row.getByRole('link').press('Enter')
    await expect(hers.getByRole('heading', { level: 1, name: 'Messages with the buyer' })).toBeFocused()
    await expect(log(hers)).toContainText('New since your last visit')
    await expect(main(hers)).not.toContainText(buyer.email)
    await box(hers).pressSequentially('Yes.')
    await box(hers).press('Enter')
    await box(hers).pressSequentially('Come on Saturday.')
    await expect(box(hers)).toHaveValue('Yes.\nCome on Saturday.')
    await sendButton(hers).press('Enter')
    await expect(log(hers)).toContainText('Come on Saturday.')
    await expect(box(hers)).toHaveValue('')
    await expect(box(hers)).toBeFocused()

    await expect(log(page)).toContainText('Come on Saturday.')
    await expect(log(page)).not.toContainText('New since your last visit')
    await expect(main(page)).not.toContainText('rosa@')
    await hers.context().close()
    await expectNoSidewaysScroll(page, 320)
  },
)

test('what is unread is counted in the menu and said in the list, until it is read', async ({
  page,
  open,
  request,
}) => {
  const [buyer, rosa] = [await createConfirmedUser(request, 'unread'), await logIn(request, 'rosa@village.example')]
  const id = await writeTo(request, buyer, rollator, 'How wide is it?')
  await answer(request, rosa, id, '24 inches')
  await answer(request, rosa, id, 'And 60 cm, I measured again')
  await signIn(page, buyer)
  await open('/')
  await expect(menuOf(page)).toHaveText(/My account.*1 with new messages/)
  await menuOf(page).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Messages/ })
    .click()
  await expect(rowOf(page, rollator)).toContainText('2 new messages')
  await rowOf(page, rollator).getByRole('link').click()
  await expect(log(page)).toContainText('New since your last visit')
  await expect(menuOf(page)).toHaveText('My account')
  await page.goBack()
  await expect(rowOf(page, rollator)).toBeVisible()
  await expect(rowOf(page, rollator)).not.toContainText('new message')
  await expectNoSidewaysScroll(page, 320)
})

test('what was typed survives a failure, a reload and the next conversation, and is sent once', async ({
  page,
  request,
  pageErrors,
}) => {
  const buyer = await createConfirmedUser(request, 'types')
  const id = await writeTo(request, buyer, rollator, 'Hello')
  const other = await writeTo(request, buyer, 'Folding wheelchair, 18-inch seat', 'Hello')
  await signIn(page, buyer)
  await openConversation(page, id)
  await sendButton(page).click()
  await expect(main(page)).toContainText('Message is required')
  await box(page).fill('Call me at 604 555 0199')
  await expect(main(page)).toContainText('You give away your telephone number')
  const failure = { error: 'This takes too long just now.', code: 'busy', flow_id: 'TEST-FLOW' }
  await page.route('**/messages', (route) => route.fulfill({ status: 503, json: failure }))
  await sendButton(page).click()
  await expect(main(page)).toContainText('Message not sentYour message was not sent')
  await expect(main(page)).toContainText(failure.error)
  await expect(box(page)).toHaveValue('Call me at 604 555 0199')
  await page.unroute('**/messages')
  await openConversation(page, other)
  await expect(box(page)).toHaveValue('')
  await openConversation(page, id)
  await expect(box(page)).toHaveValue('Call me at 604 555 0199')
  await sendButton(page).dblclick()
  await expect(log(page)).toContainText('Call me at 604 555 0199')
  await expect(box(page)).toHaveValue('')
  await page.reload()
  await expect(log(page).getByText('Call me at 604 555 0199')).toHaveCount(1)
  await expect(box(page)).toHaveValue('')
  expectOnlyErrors(pageErrors, 503)
})

test('photos alone can be sent, and the other one sees them', async ({ page, request, browser, baseURL }) => {
  const [buyer, rosa] = [await createConfirmedUser(request, 'shows'), await logIn(request, 'rosa@village.example')]
  const id = await writeTo(request, buyer, rollator, 'Hello')
  await signIn(page, buyer)
  await openConversation(page, id)
  await main(page).locator('summary', { hasText: 'Add photos' }).click()
  await page.locator('input[type=file][multiple]').setInputFiles(await photoFiles(request, 2))
  const chosen = main(page).getByRole('list', { name: 'Photos of this message' })
  await expect(chosen.getByText('Ready')).toHaveCount(2)
  await chosen.getByRole('button', { name: 'Remove photo 2' }).click()
  await sendButton(page).click()
  await expect(log(page).getByRole('img', { name: 'Photo from you' })).toBeVisible()
  await expect(chosen).toBeHidden()
  const hers = await browserOf(browser, baseURL, rosa)
  await openConversation(hers, id)
  const photo = log(hers).getByRole('img', { name: 'Photo from The buyer' })
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await hers.context().close()
})

test('what comes meanwhile leaves the box where it is, with what is typed in it', async ({ page, request }) => {
  const [buyer, rosa] = [await createConfirmedUser(request, 'typing'), await logIn(request, 'rosa@village.example')]
  const id = await writeTo(request, buyer, rollator, 'Hello')
  await signIn(page, buyer)
  await page.setViewportSize({ width: 390, height: 844 })
  await openConversation(page, id)
  await box(page).pressSequentially('I am')
  const place = await box(page).boundingBox()
  await answer(request, rosa, id, 'It is still there.\nIt stands in the hall.\nYou can come on Saturday.')
  await expect(log(page)).toContainText('You can come on Saturday.')
  expect(await box(page).boundingBox()).toEqual(place)
  await page.keyboard.type(' here')
  await expect(box(page)).toHaveValue('I am here')
})
