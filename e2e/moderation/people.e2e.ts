import { createConfirmedUser, logIn, signIn } from '../accounts/accounts-visit.ts'
import {
  answer,
  box,
  browserOf,
  choose,
  log,
  main,
  openConversation,
  sendButton,
  writeTo,
} from '../messages/conversation-visit.ts'
import { expect, expectNoSidewaysScroll, hydrated, test } from '../visit.ts'
import { decisionButton, hasClaimed, justDecided } from './case-visit.ts'

const walker = 'Blue rollator, seat and basket'
const reason = 'They want money before I have seen anything'

test('somebody is reported with the messages that were chosen; a volunteer reads on by a press, which both see, and decides', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const [rosa, buyer, vera] = [
    await logIn(request, 'rosa@village.example'),
    await createConfirmedUser(request, 'reported'),
    await logIn(request, 'vera@village.example'),
  ]
  const shown = `I can pay you a visit as ${buyer.email.split('@')[0]}`
  const id = await writeTo(request, buyer, walker, 'Good morning, is it there?')
  await answer(request, buyer, id, shown)
  await signIn(page, rosa)
  await openConversation(page, id)
  await choose(page, 'Report the buyer')
  const dialog = page.getByRole('dialog', { name: 'Report this person' })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(
    dialog.getByRole('alert').or(dialog.getByText('Please choose a reason, or tell us what is wrong')).first(),
  ).toBeVisible()
  await dialog.getByRole('checkbox', { name: reason }).check()
  await dialog.getByRole('checkbox', { name: shown }).check()
  await expectNoSidewaysScroll(page, 320)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toBeHidden()

  const room = await browserOf(browser, baseURL, vera)
  await room.goto('/console/cases')
  await hydrated(room)
  const rows = main(room).getByRole('article').filter({ hasText: 'Somebody reported this person' })
  await rows.last().getByRole('link').click()
  await hasClaimed(room)
  const card = main(room).getByRole('article').filter({ hasText: shown })
  await expect(card).toContainText(reason)
  await expect(card).toContainText(shown)
  await expect(card).not.toContainText('Good morning')
  await expect(card).not.toContainText('@')
  await card.getByRole('button', { name: 'Read the whole conversation' }).click()
  await expect(card).toContainText('Good morning, is it there?')
  await expect(card.getByRole('heading', { name: 'The whole conversation' })).toBeFocused()
  await expect(card).toContainText('Conversation read once')
  await openConversation(page, id)
  await expect(log(page)).toContainText(/A volunteer read this conversation on .* because of a report\./)

  await decisionButton(room, 'A rest of 7 days, with a word to this person').click()
  const question = room.getByRole('dialog', { name: 'A rest of 7 days?' })
  // The replies come above the button, which must not move under the press.
  await expect(question.getByRole('group', { name: 'Begin with a reply' }).getByRole('button').first()).toBeVisible()
  await question.getByRole('textbox').fill('Please give her some peace.')
  await question.getByRole('button', { name: 'A rest of 7 days' }).click()
  await expect(justDecided(room)).toContainText('They write to nobody for 7 days')
  const buyersPage = await browserOf(browser, baseURL, buyer)
  await openConversation(buyersPage, id)
  await expect(main(buyersPage)).toContainText('You can write again from')

  await room.goto('/console/cases/decided')
  // Other visits decide at the same time.
  const rested = main(room).getByRole('article').filter({ hasText: 'Please give her some peace.' })
  await rested.first().getByRole('link').click()
  await main(room).getByRole('button', { name: 'Take it back' }).click()
  await expect(main(room)).toContainText(/Taken back .+ by vera/i)
  await expect(room.getByRole('heading', { level: 1 })).toBeFocused()
  await openConversation(buyersPage, id)
  await box(buyersPage).fill('Thank you.')
  await sendButton(buyersPage).click()
  await expect(log(buyersPage)).toContainText('Thank you.')
  await expectNoSidewaysScroll(room, 320)
})

test('what cheats write waits for a volunteer; passed on, it comes with its warning', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const [rosa, buyer, vera] = [
    await logIn(request, 'rosa@village.example'),
    await createConfirmedUser(request, 'cheats'),
    await logIn(request, 'vera@village.example'),
  ]
  const link = `http://interac-etransfer.net/${buyer.email.split('@')[0]}`
  const id = await writeTo(request, buyer, walker, 'Is it there?')
  await signIn(page, buyer)
  await openConversation(page, id)
  await box(page).fill(`Your payment is pending at Interac, open ${link} to get it`)
  await sendButton(page).click()
  await expect(log(page)).toContainText('Not passed on yet')
  const rosasPage = await browserOf(browser, baseURL, rosa)
  await openConversation(rosasPage, id)
  await expect(log(rosasPage)).not.toContainText('Interac')
  const room = await browserOf(browser, baseURL, vera)
  await room.goto('/console/cases')
  await hydrated(room)
  await main(room).getByRole('article').filter({ hasText: 'A message waits for you' }).last().getByRole('link').click()
  await hasClaimed(room)
  await expect(main(room)).toContainText(link)
  await expect(main(room)).toContainText('False links')
  await expect(decisionButton(room, 'Pass it on')).toHaveAccessibleDescription(/cannot be taken back/)
  // What cannot be taken back is asked once more, also by its key.
  await room.getByRole('heading', { level: 1 }).focus()
  await room.keyboard.press('1')
  const meant = room.getByRole('dialog', { name: 'Pass it on?' })
  await expect(meant).toContainText('It cannot be taken back')
  await meant.getByRole('button', { name: 'Pass it on' }).click()
  await expect(main(room)).not.toContainText(link)
  await expect(log(rosasPage)).toContainText('Its link only looks like one that you know. Do not open it.')
})

test('a volunteer changes a signal, and adds one; everyone else finds no such page', async ({
  page,
  request,
  open,
}) => {
  await signIn(page, await logIn(request, 'vera@village.example'))
  await open('/console/people/signals')
  await main(page).getByRole('button', { name: 'Change Hurry' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Weight' }).fill('21')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('The weight is a whole number from 0 to 20')
  await dialog.getByRole('textbox', { name: 'Weight' }).fill('2')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Hurry', exact: true }) }),
  ).toContainText('Weight 2')
  const name = `Mushrooms ${Date.now()}`
  await main(page).getByRole('button', { name: 'Add a signal' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Please give at least one word to look for')
  await dialog.getByRole('textbox', { name: 'Words', exact: true }).fill('Pay in mushrooms')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(main(page).getByRole('article').filter({ hasText: name })).toContainText('pay in mushrooms')
  for (const path of ['people/find', 'people/signals', 'cases', 'cases/1'])
    expect((await request.get(`/console/${path}`)).status()).toBe(404)
})
