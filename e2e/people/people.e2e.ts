import { createConfirmedUser, logIn, signIn } from '../accounts/accounts-visit.ts'
import { vera } from '../console/console-visit.ts'
import { main, question } from '../listings/owner-visit.ts'
import { browserOf, writeTo } from '../messages/conversation-visit.ts'
import { expect, expectNoSidewaysScroll, hydrated, test } from '../visit.ts'
import { nameAs, restrict } from './people-visit.ts'

test('a steward finds somebody, bans them, and takes it back; they read why at once, answer once, and use their account again', async ({
  page,
  open,
  request,
  browser,
  baseURL,
}) => {
  const [steward, person] = [await vera(request), await createConfirmedUser(request, 'takes-money')]
  await nameAs(request, person, 'Barnabas')
  const theirs = await browserOf(browser, baseURL, person)
  await theirs.goto('/account/listings')
  await hydrated(theirs)

  await signIn(page, steward)
  await open('/console/people/find')
  await main(page).getByRole('searchbox', { name: 'Find somebody' }).fill(person.email)
  await main(page).getByRole('button', { name: 'Find', exact: true }).click()
  await main(page).getByRole('link', { name: 'Barnabas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barnabas')
  await main(page).getByRole('button', { name: 'Ban Barnabas' }).click()
  const asked = question(page, 'Ban Barnabas?')
  await expect(asked).toContainText('Their listings are hidden, and come back when the ban ends.')
  await asked.getByRole('button', { name: 'Ban them' }).click()
  await expect(asked).toContainText('Please choose how many days')
  await asked.getByRole('combobox', { name: 'How long' }).selectOption('For 7 days')
  await asked.getByRole('combobox', { name: 'Why' }).selectOption('They list what they do not have')
  await asked.getByRole('textbox', { name: 'What they read' }).fill('Two people paid you and got nothing.')
  await expectNoSidewaysScroll(page, 320)
  await asked.getByRole('button', { name: 'Ban them' }).click()
  await expect(asked).toBeHidden()
  await expect(main(page)).toContainText('Banned now')

  await theirs.goto('/account/messages')
  await hydrated(theirs)
  await expect(main(theirs).getByRole('heading', { level: 2 }).first()).toContainText(
    'You cannot use your account until',
  )
  await expect(main(theirs)).toContainText('Two people paid you and got nothing.')
  await main(theirs).getByRole('textbox', { name: 'Are we wrong?' }).fill('My brother used my account.')
  await main(theirs).getByRole('button', { name: 'Send my answer' }).click()
  await expect(main(theirs)).toContainText('A volunteer who did not decide this reads it')
  await expectNoSidewaysScroll(theirs, 320)

  await open('/console/people/restrictions')
  const card = main(page).getByRole('article').filter({ hasText: 'My brother used my account.' })
  await expect(card).toContainText('You decided this. Somebody else looks at the answer.')
  await card.getByRole('button', { name: /^Take it back/ }).click()
  await question(page, 'Take it back?').getByRole('button', { name: 'Take it back' }).click()
  await expect(card).toHaveCount(0)
  await theirs.goto('/account/listings')
  await hydrated(theirs)
  await expect(main(theirs)).toContainText('You have no active listings')
  await expect(theirs.getByRole('complementary', { name: 'What volunteers decided' })).toBeHidden()
})

test('on the page of somebody one notice at a time says what was decided, and who searches keeps the focus', async ({
  page,
  open,
  request,
}) => {
  const [steward, person] = [await vera(request), await createConfirmedUser(request, 'banned-by-mistake')]
  await nameAs(request, person, 'Leopoldina')
  await signIn(page, steward)
  await open('/console/people/find')
  const field = main(page).getByRole('searchbox', { name: 'Find somebody' })
  await field.fill(person.email)
  await field.press('Enter')
  await expect(main(page).getByRole('link', { name: 'Leopoldina' })).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('Leopoldina')
  await main(page).getByRole('button', { name: 'Find', exact: true }).press('Enter')
  await expect(page).toHaveURL(/q=Leopoldina/)
  await expect(main(page).getByRole('button', { name: 'Find', exact: true })).toBeFocused()
  await page.goBack()
  await expect(field).toHaveValue(person.email)
  await main(page).getByRole('link', { name: 'Leopoldina' }).press('Enter')

  await main(page).getByRole('button', { name: 'Ban Leopoldina' }).press('Enter')
  const asked = question(page, 'Ban Leopoldina?')
  await asked.getByRole('combobox', { name: 'How long' }).selectOption('For 30 days')
  await asked.getByRole('combobox', { name: 'Why' }).selectOption('They list what they do not have')
  await asked.getByRole('textbox', { name: 'What they read' }).fill('Two people paid you and got nothing.')
  await asked.getByRole('button', { name: 'Ban them' }).press('Enter')
  const notices = main(page).getByText(/^(Banned|Taken back)Leopoldina$/)
  await expect(notices).toHaveText(['BannedLeopoldina'])
  await main(page)
    .getByRole('button', { name: /^Take it back/ })
    .press('Enter')
  await question(page, 'Take it back?').getByRole('button', { name: 'Take it back' }).press('Enter')
  await expect(main(page).getByRole('article')).toContainText(/^Taken back .+begun /)
  await expect(notices).toHaveText(['Taken backLeopoldina'])
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('who is muted reads so on every page and where they would write; a helper reads who can, and writes a note', async ({
  page,
  open,
  request,
  browser,
  baseURL,
}) => {
  const [sam, person] = [await logIn(request, 'sam@village.example'), await createConfirmedUser(request, 'writes-much')]
  const id = await writeTo(request, person, 'Blue rollator, seat and basket', 'Good morning, is it there?')
  await restrict(request, person, { kind: 'mute', days: 3 })
  const theirs = await browserOf(browser, baseURL, person)
  await theirs.goto(`/account/messages/${id}`)
  await hydrated(theirs)
  await expect(main(theirs)).toContainText('You can write again from')
  const rosas = await browserOf(browser, baseURL, await logIn(request, 'rosa@village.example'))
  await rosas.goto(`/account/messages/${id}`)
  await expect(main(rosas)).toContainText('The buyer cannot answer at the moment.')
  await expect(main(rosas).getByRole('button', { name: 'Send message' })).toBeEnabled()
  await theirs.reload()
  await theirs.getByRole('complementary', { name: 'What volunteers decided' }).getByRole('link').click()
  await expect(main(theirs).getByRole('heading', { level: 2 }).first()).toContainText('You cannot write messages until')

  await signIn(page, sam)
  await open(`/console/people/account/${person.user_id}`)
  await expect(main(page)).toContainText('Muted now')
  await expect(main(page)).not.toContainText('@visit.example')
  await expect(main(page)).toContainText(
    'Only stewards can ban somebody, or restrict them for more than 7 days. Ask Vera.',
  )
  await main(page).getByRole('textbox', { name: 'A note' }).fill('Called us, and was kind.')
  await main(page).getByRole('button', { name: 'Save the note' }).click()
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Called us, and was kind.' })).toBeVisible()
  await expectNoSidewaysScroll(page, 320)
})
