import type { Page } from '@playwright/test'
import { createConfirmedUser, linkMailedTo, type SignedInUser } from '../accounts/accounts-visit.ts'
import { publish } from '../listings/owner-visit.ts'
import { browserOf, log, main, openConversation, writeTo } from '../messages/conversation-visit.ts'
import { axeInBothThemes, expect, expectNoSidewaysScroll, short, test } from '../visit.ts'

const panel = (page: Page) => main(page).getByRole('region', { name: 'Handover' })
const press = (page: Page, name: string) => panel(page).getByRole('button', { name }).press('Enter')

/** The coming Saturday of Vancouver, as a form's field has it. */
function nextSaturday(): string {
  const day = new Date(Date.now() - 7 * 3_600_000)
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7 || 7))
  return day.toISOString().slice(0, 10)
}

/** A person's own phone, on the page of a conversation. */
type Open = (person: SignedInUser, conversation: number) => Promise<Page>

test(
  'a time and a place are agreed on, it is promised, one waits, the promise is taken back, and the next is told',
  short,
  async ({ page, open, request, browser, baseURL }) => {
    test.slow()
    const [rosa, ben, ana] = await Promise.all(['rosa', 'ben', 'ana'].map((name) => createConfirmedUser(request, name)))
    if (!(rosa && ben && ana)) throw new Error('nobody is there')
    const title = `Oak cane ${rosa.user_id}`
    const { id } = await publish(request, rosa, { title })
    const [withBen, withAna] = [
      await writeTo(request, ben, title, 'Is it there?'),
      await writeTo(request, ana, title, 'And I?'),
    ]
    const openAs: Open = async (person, conversation) => {
      const phone = await browserOf(browser, baseURL, person)
      await openConversation(phone, conversation)
      return phone
    }

    const hers = await openAs(rosa, withBen)
    await main(hers).getByRole('button', { name: 'Suggest a time and place' }).press('Enter')
    await expect(panel(hers).getByLabel('Day')).toBeFocused()
    await panel(hers).getByRole('button', { name: 'Suggest this' }).press('Enter')
    await expect(panel(hers)).toContainText('Day: choose a day, such as 28 November')
    await panel(hers).getByLabel('Day').fill(nextSaturday())
    await panel(hers).getByLabel('Time', { exact: true }).fill('14:30')
    await expect(panel(hers)).toContainText(/Saturday, \d+ [A-Z][a-z]+ at 2:30\sp\.m\./)
    await panel(hers).getByLabel('Place', { exact: true }).selectOption({ index: 1 })
    await axeInBothThemes(hers)
    await panel(hers).getByRole('button', { name: 'Suggest this' }).press('Enter')
    await expect(panel(hers)).toContainText('You suggested this.')

    const his = await openAs(ben, withBen)
    await expect(log(his)).toContainText(/The seller suggests to meet: Saturday/)
    await press(his, 'I agree')
    await expect(panel(his)).toContainText('You both agreed to this.')
    const [download] = await Promise.all([his.waitForEvent('download'), press(his, 'Add to my calendar')])
    expect(download.suggestedFilename()).toBe('meeting.ics')
    await expect(log(hers)).toContainText('The buyer agreed to meet')

    await press(hers, 'Promise it to the buyer')
    await expect(panel(hers)).toContainText('You promised it to the buyer until')
    await open(`/posts/${id}`)
    await expect(main(page)).toContainText('Reserved')
    await expect(main(page)).toContainText('It is promised to somebody.')

    const third = await openAs(ana, withAna)
    await expect(panel(third)).toContainText('It is reserved for somebody else.')
    await press(third, 'Join the waiting list')
    await expect(panel(third)).toContainText('You are number 1 on the waiting list.')
    await expect(panel(third).getByRole('heading', { name: 'Handover' })).toBeFocused()

    await press(hers, 'Take the promise back')
    await expect(log(hers)).toContainText('We said so kindly.')
    await expect(log(his)).toContainText('We are sorry: this happens, and it says nothing about you.')
    await expect(log(third)).toContainText(
      'It is free again, and you were first on the waiting list. This is no promise',
    )
    await axeInBothThemes(third)
    await expectNoSidewaysScroll(third, 320)
    await expectNoSidewaysScroll(hers, 320)
  },
)

test('a seller answers by one press, and by the link of the mail without a log-in and without a script, once', async ({
  request,
  browser,
  baseURL,
}) => {
  const [owner, buyer] = await Promise.all(['owner', 'buyer'].map((name) => createConfirmedUser(request, name)))
  if (!(owner && buyer)) throw new Error('nobody is there')
  const title = `Ash cane ${owner.user_id}`
  await publish(request, owner, { title })
  const conversation = await writeTo(request, buyer, title, 'Is it there?')
  const link = await linkMailedTo(request, owner.email, 'answer=available')
  const withoutScript = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const plain = await withoutScript.newPage()
  const { pathname, search } = new URL(link)
  await plain.goto(pathname + search)
  await expect(main(plain)).toContainText(`To the buyer, about your listing ${title}.`)
  await expect(plain.getByRole('radio', { name: 'Yes, still available' })).toBeChecked()
  await plain.getByRole('button', { name: 'Send this answer' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Your answer is sent')
  await plain.goto(pathname + search)
  await expect(main(plain)).toContainText('This link was used before. It works once.')
  await withoutScript.close()

  const hers = await browserOf(browser, baseURL, owner)
  await openConversation(hers, conversation)
  await expect(log(hers)).toContainText('Yes, still available')
  await main(hers).getByRole('button', { name: 'Sorry, it is gone' }).press('Enter')
  await expect(log(hers)).toContainText('Sorry, it is gone')
})

test('once it is promised to a buyer, they are offered what fits, by the page and by the link of an earlier mail', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const [owner, buyer] = await Promise.all(['vows', 'gets'].map((name) => createConfirmedUser(request, name)))
  if (!(owner && buyer)) throw new Error('nobody is there')
  const title = `Yew cane ${owner.user_id}`
  await publish(request, owner, { title })
  const conversation = await writeTo(request, buyer, title, 'Is it there?')
  const hers = await browserOf(browser, baseURL, owner)
  await openConversation(hers, conversation)
  const answers = main(hers).getByRole('list', { name: 'Answer with one press' }).getByRole('button')
  const gone = 'Sorry, it is gone'
  await expect(answers).toHaveText([/^Yes, still available/, /^Sorry, it is gone/, /^Promised to someone/, /^Suggest/])
  await press(hers, 'Promise it to the buyer')
  await expect(answers).toHaveText([/^Sorry, it is gone/, /^Suggest/])

  const { pathname, search } = new URL(await linkMailedTo(request, owner.email, 'answer=available'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pathname + search)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This answer does not fit any more')
  await expect(main(page)).toContainText('You promised it to this person, so this answer does not fit now.')
  await expect(page.getByRole('radio')).toHaveCount(1)
  await axeInBothThemes(page)
  await page.getByRole('radio', { name: gone }).check()
  await page.getByRole('button', { name: 'Send this answer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your answer is sent')
  await expect(log(hers)).toContainText(gone)
})

test('the filter leaves out what is reserved', async ({ page, open, request }) => {
  const owner = await createConfirmedUser(request, 'keeps')
  const buyer = await createConfirmedUser(request, 'gets')
  const title = `Elm cane ${owner.user_id}`
  await publish(request, owner, { title })
  const id = await writeTo(request, buyer, title, 'Is it there?')
  const headers = { 'x-user-token': owner.auth_token, 'x-user-email': owner.email }
  expect((await request.put(`/v1/api/user/conversations/${id}/promise`, { headers })).status()).toBe(200)
  await open(`/?${new URLSearchParams({ search_query: title })}`)
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('Reserved')
  await open(`/?${new URLSearchParams({ search_query: title, reserved: 'hide' })}`)
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^With reserved listings/ })).toBeVisible()
})
