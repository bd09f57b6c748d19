import { createConfirmedUser, logIn, signIn } from '../accounts/accounts-visit.ts'
import { expect, short, test } from '../visit.ts'
import {
  box,
  browserOf,
  choose,
  log,
  main,
  openConversation,
  rowOf,
  sendButton,
  writeTo,
} from './conversation-visit.ts'

const rollator = 'Blue rollator, seat and basket'
const charger = 'Scooter charger, 24 volts 5 amps, round plug'

test(
  'who is blocked is not told, and what they write reaches nobody; it can be taken back',
  short,
  async ({ page, request, browser, baseURL }) => {
    const [buyer, marek] = [
      await createConfirmedUser(request, 'quarrel'),
      await logIn(request, 'marek@village.example'),
    ]
    const id = await writeTo(request, buyer, charger, 'Hello')
    await signIn(page, marek)
    await openConversation(page, id)
    await choose(page, 'Block the buyer')
    const question = page.getByRole('dialog', { name: 'Block the buyer?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await choose(page, 'Block the buyer')
    await question.getByRole('button', { name: 'Yes, block' }).click()
    await expect(main(page)).toContainText('You blocked the buyer')
    await expect(box(page)).toHaveAttribute('aria-disabled', 'true')

    const theirs = await browserOf(browser, baseURL, buyer)
    await openConversation(theirs, id)
    await box(theirs).fill('Are you there?')
    await sendButton(theirs).click()
    await expect(log(theirs)).toContainText('Are you there?')
    await expect(main(theirs)).not.toContainText(/blocked/i)
    await theirs.context().close()

    await page.reload()
    await expect(log(page)).toContainText('Hello')
    await expect(log(page)).not.toContainText('Are you there?')
    await main(page).getByRole('button', { name: 'Unblock', exact: true }).click()
    await expect(main(page)).not.toContainText('You blocked the buyer')
    await expect(box(page)).not.toHaveAttribute('aria-disabled')
    await expect(log(page)).not.toContainText('Are you there?')
  },
)

test('a conversation can be muted and says so; its listing can be reported', async ({ page, request }) => {
  const buyer = await createConfirmedUser(request, 'mutes')
  const id = await writeTo(request, buyer, rollator, 'Hello')
  await signIn(page, buyer)
  await openConversation(page, id)
  await choose(page, 'Stop e-mails about this')
  await expect(main(page)).toContainText('You get no e-mails about this conversation')
  await page.goto('/account/messages')
  await expect(rowOf(page, rollator)).toContainText('E-mails stopped')
  await openConversation(page, id)
  await main(page).getByRole('button', { name: 'Send me e-mails again' }).last().click()
  await expect(main(page)).not.toContainText('You get no e-mails about this conversation')
  await choose(page, 'Report the listing')
  await expect(page.getByRole('dialog', { name: 'Report Problem' })).toBeVisible()
})

test('who reports the other reads who sees it, what is missing, and what happens next', async ({ page, request }) => {
  const buyer = await createConfirmedUser(request, 'reports')
  const id = await writeTo(request, buyer, rollator, 'Hello')
  await signIn(page, buyer)
  await openConversation(page, id)
  await choose(page, 'Report Rosa')
  const dialog = page.getByRole('dialog', { name: 'Report this person' })
  await expect(dialog).toContainText('Our volunteers read what you say here, and the messages that you tick.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toContainText('Please choose a reason, or tell us what is wrong')
  await dialog.getByRole('textbox').fill('He wants a deposit before I have seen it.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toBeHidden()
  await expect(main(page)).toContainText('Report sent')
  await expect(main(page)).toContainText('One of our volunteers will look at it. You can block this person meanwhile.')
})
