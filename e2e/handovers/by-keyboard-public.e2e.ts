import type { Locator, Page } from '@playwright/test'
import { createConfirmedUser, mailWith, type SignedInUser } from '../accounts/accounts-visit.ts'
import { publish } from '../listings/owner-visit.ts'
import { box, browserOf, log, main, openConversation, sendButton, writeTo } from '../messages/conversation-visit.ts'
import { changeStored } from '../stored-data.ts'
import { expect, expectNoSidewaysScroll, hydrated, test } from '../visit.ts'

/** Far more than any page asks for: a control that is not reached by then is out of reach. */
const tabsAtMost = 150

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Goes on by Tab alone until a control has the focus, which has to be seen in the window then. */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; !(await hasFocus(target)); tabs++) {
    if (tabs > tabsAtMost) throw new Error(`not reached by Tab: ${target}`)
    await target.page().keyboard.press('Tab')
  }
  await expect(target).toBeInViewport()
}

async function pressKey(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.type(text)
}

const panel = (page: Page) => main(page).getByRole('region', { name: 'Handover' })
const button = (page: Page, name: string) => panel(page).getByRole('button', { name })

/** The coming Saturday of Vancouver, as its digits are typed into a field. */
function nextSaturday(): string {
  const day = new Date(Date.now() - 7 * 3_600_000)
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7 || 7))
  const [year, month, date] = day.toISOString().slice(0, 10).split('-')
  return `${month}${date}${year}`
}

/** Ben looks for it from the home page, and asks. */
async function ask(his: Page, title: string, words: string): Promise<void> {
  await his.goto('/')
  await hydrated(his)
  await type(his.getByRole('searchbox'), title)
  await his.keyboard.press('Enter')
  await pressKey(his.getByRole('article').filter({ hasText: title }).getByRole('link'))
  const form = his.getByRole('form', { name: 'Contact Seller' })
  await type(form.getByRole('textbox', { name: 'Your message' }), words)
  await pressKey(form.getByRole('checkbox'), 'Space')
  await pressKey(form.getByRole('button', { name: 'Send message' }))
  await expect(main(his).getByText('Message sent', { exact: true })).toBeVisible()
}

/** Rosa answers from her mail program, which the outbox stands for. */
async function answerByMail(hers: Page, rosa: SignedInUser, words: string): Promise<void> {
  await hers.goto('/dev/outbox')
  await pressKey(hers.getByRole('listitem').filter({ hasText: rosa.email }).first().getByRole('link'))
  await type(hers.getByRole('textbox', { name: /^Your answer/ }), words)
  await pressKey(hers.getByRole('button', { name: 'Reply' }))
  await expect(hers.getByRole('status')).toContainText('Your answer was sent.')
}

async function suggestSaturday(his: Page): Promise<void> {
  await pressKey(panel(his).locator('summary', { hasText: 'Suggest a time and place' }))
  await type(panel(his).getByLabel('Day'), nextSaturday())
  await type(panel(his).getByLabel('Time', { exact: true }), '0230PM')
  await expect(panel(his)).toContainText(/Saturday, \d+ [A-Z][a-z]+ at 2:30\sp\.m\./)
  await pressKey(panel(his).getByLabel('Place', { exact: true }), 'ArrowDown')
  await pressKey(button(his, 'Suggest this'))
  await expect(panel(his)).toContainText('You suggested this.')
}

async function addToCalendar(page: Page): Promise<void> {
  const control = button(page, 'Add to my calendar')
  await tabTo(control)
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe('meeting.ics')
}

for (const width of [390, 1280])
  test(`at ${width} px by keyboard alone two people ask, answer by email, agree, promise, wait, take back and block`, async ({
    request,
    browser,
    baseURL,
  }) => {
    test.slow()
    const names = ['rosa', 'ben', 'ana']
    const [rosa, ben, ana] = await Promise.all(names.map((name) => createConfirmedUser(request, name)))
    if (!(rosa && ben && ana)) throw new Error('nobody is there')
    const title = `Rowan cane ${rosa.user_id}`
    await publish(request, rosa, { title })
    const pageOf = async (person: SignedInUser) => {
      const page = await browserOf(browser, baseURL, person)
      await page.setViewportSize({ width, height: 844 })
      return page
    }
    const [his, hers, third] = [await pageOf(ben), await pageOf(rosa), await pageOf(ana)]

    await ask(his, title, 'Is the cane still there?')
    await mailWith(request, rosa.email, 'Is the cane still there?')
    await answerByMail(hers, rosa, 'It is. When can you come?')
    await his.goto('/account/messages')
    await hydrated(his)
    await expect(main(his).getByRole('article')).toContainText('It is. When can you come?')
    await pressKey(main(his).getByRole('article').getByRole('link', { name: title }))
    await expect(log(his)).toContainText('It is. When can you come?')
    const conversation = Number(/\d+$/.exec(his.url())?.[0])
    await suggestSaturday(his)

    await openConversation(hers, conversation)
    await pressKey(button(hers, 'I agree'))
    await expect(panel(hers)).toContainText('You both agreed to this.')
    await pressKey(button(hers, 'Promise it to the buyer'))
    await expect(panel(hers)).toContainText('You promised it to the buyer until')
    await addToCalendar(hers)
    await expect(log(his)).toContainText('The seller agreed to meet')
    await addToCalendar(his)

    const hopes = await writeTo(request, ana, title, 'And I?')
    await openConversation(third, hopes)
    await pressKey(button(third, 'Join the waiting list'))
    await expect(panel(third)).toContainText('You are number 1 on the waiting list.')

    await changeStored(`update meetings set starts_at = now() - interval '1 hour' where conversation_id = $1`, [
      conversation,
    ])
    await openConversation(hers, conversation)
    await pressKey(button(hers, 'They did not come'))
    await expect(button(hers, 'They did not come')).toBeHidden()
    await pressKey(button(hers, 'Take the promise back'))
    await expect(log(third)).toContainText('It is free again, and you were first on the waiting list.')

    await pressKey(main(hers).locator('summary', { hasText: 'Stop or report' }))
    await pressKey(main(hers).getByRole('button', { name: 'Block the buyer', exact: true }))
    await pressKey(hers.getByRole('dialog', { name: 'Block the buyer?' }).getByRole('button', { name: 'Yes, block' }))
    await expect(main(hers)).toContainText('You blocked the buyer')
    await type(box(his), 'Are you there?')
    await pressKey(sendButton(his))
    await expect(log(his)).toContainText('Are you there?')
    await openConversation(hers, conversation)
    await expect(log(hers)).not.toContainText('Are you there?')
    await expectNoSidewaysScroll(hers, 320)
  })
