import type { APIRequestContext, Page } from '@playwright/test'
import { createConfirmedUser, headersOf, logIn, signIn } from '../accounts/accounts-visit.ts'
import { vera } from '../console/console-visit.ts'
import { main, question } from '../listings/owner-visit.ts'
import { writeTo } from '../messages/conversation-visit.ts'
import { hasClaimed, justDecided } from '../moderation/case-visit.ts'
import { nameAs } from '../people/people-visit.ts'
import { expect, expectNoSidewaysScroll, test } from '../visit.ts'

const phone = { width: 390, height: 844 }
const save = (page: Page) => main(page).getByRole('button', { name: 'Save', exact: true }).click()
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name })
const savedJustNow = (page: Page) => main(page).getByRole('region', { name: 'Saved just now' })
const words = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'A word to this person' })
const offered = (page: Page) => page.getByRole('dialog').getByRole('group', { name: 'Begin with a reply' })

/** Somebody of this visit alone who was reported by whom they wrote to. */
async function reported(request: APIRequestContext, name: string): Promise<void> {
  const writer = await createConfirmedUser(request, name)
  await nameAs(request, writer, name)
  const id = await writeTo(request, writer, 'Blue rollator, seat and basket', 'You are slow. Answer me!')
  const headers = headersOf(await logIn(request, 'rosa@village.example'))
  const data = { reasons: ['They are rude, or say hurtful things'] }
  expect((await request.post(`/v1/api/user/conversations/${id}/report`, { headers, data })).ok()).toBe(true)
}

/** Holds answers back until the function that is returned is called. */
async function delayAnswers(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a steward writes a reply on a phone, sees how it reads, changes it, takes that back, and brings an earlier version back', async ({
  page,
  open,
  request,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, await vera(request))
  await open('/console/replies')
  await main(page).getByRole('link', { name: 'New reply' }).click()
  await field(page, 'Label').fill('With thanks')
  await main(page).getByRole('checkbox', { name: 'A listing is left as it is' }).check()
  await field(page, 'Text').fill('Dear {first nam}, thank you.')
  await save(page)
  await expect(main(page).getByText('“{first nam}” in the text is no placeholder.').first()).toBeVisible()
  await field(page, 'Text').fill('Dear {first name}, thank you for “{title of the listing}”.')
  const preview = main(page).getByRole('region', { name: 'As somebody reads it' })
  await expect(preview).toContainText('Dear Rosa, thank you for “Rollator with a seat”.')
  await expectNoSidewaysScroll(page, 320)
  await save(page)
  await expect(savedJustNow(page)).toContainText('Saved: With thanks')

  await main(page).getByRole('link', { name: 'With thanks' }).click()
  await field(page, 'Label').fill('With many thanks')
  await save(page)
  await savedJustNow(page).getByRole('button', { name: 'Take it back' }).click()
  await expect(main(page).getByRole('link', { name: 'With thanks' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'With many thanks' })).toHaveCount(0)

  await main(page).getByRole('link', { name: 'With thanks' }).click()
  await main(page).getByRole('link', { name: 'Versions of With thanks' }).click()
  const changedLabel = main(page).getByRole('definition').filter({ hasText: 'With many thanks' })
  await expect(changedLabel.filter({ visible: true }).first()).toBeVisible()
  await expectNoSidewaysScroll(page, 320)
  await main(page).getByRole('button', { name: 'Bring it back (version 2)' }).click()
  await main(page).getByRole('link', { name: 'Back to the reply' }).click()
  await expect(field(page, 'Label')).toHaveValue('With many thanks')
  await main(page).getByRole('button', { name: 'Remove this reply' }).click()
  await expect(main(page).getByRole('region', { name: 'Removed' })).toContainText('With many thanks')
})

test('on a phone four presses lead from the cases to a decision in a kind reply, and what one typed comes back', async ({
  page,
  open,
  request,
}) => {
  await reported(request, 'Agatha')
  await page.setViewportSize(phone)
  await signIn(page, await vera(request))
  await open('/console/cases')
  await main(page).getByRole('link', { name: 'Agatha' }).click()
  await hasClaimed(page)
  // Replies that come late push nothing away that somebody is about to press: the form comes with them.
  const arrive = await delayAnswers(page, '**/console/replies/fitting/**')
  await page.getByRole('button', { name: 'A rest of 7 days, with a word to this person' }).click()
  await expect(page.getByRole('dialog')).toContainText('One moment…')
  await expect(page.getByRole('dialog').getByRole('button')).toHaveText(['Close'])
  arrive()
  await expect(offered(page).getByRole('button').first()).toHaveText('Hurtful words')
  await words(page).fill('Dear Agatha,')
  await offered(page).getByRole('button', { name: 'Hurtful words' }).click()
  await expect(words(page)).toHaveValue(/^Dear Agatha,\nSome of your words hurt/)
  await page.keyboard.type(' Yours, Vera')
  await offered(page).getByRole('button', { name: 'As it was before' }).click()
  await expect(words(page)).toHaveValue('Dear Agatha,')
  await offered(page).getByRole('button', { name: 'Bring it back' }).click()
  await expect(words(page)).toHaveValue(/ Yours, Vera$/)
  await words(page).fill('Dear {first name}, please be kind.')
  await page.getByRole('dialog').getByRole('button', { name: 'A rest of 7 days' }).click()
  await expect(page.getByRole('dialog')).toContainText('“{first name}” is not filled in.')
  await words(page).fill('')
  await offered(page).getByRole('button', { name: 'Hurtful words' }).click()
  await expectNoSidewaysScroll(page, 320)
  await page.getByRole('dialog').getByRole('button', { name: 'A rest of 7 days' }).click()
  await expect(justDecided(page)).toContainText('They write to nobody for 7 days: Agatha')
})

test('a helper reads replies and who can change them; a steward begins to reset a second step, and stops', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await logIn(request, 'sam@village.example'))
  await open('/console/replies')
  await main(page).getByRole('link', { name: 'Listed twice?' }).click()
  await expect(main(page)).toContainText('Only stewards can change standard replies. Ask Vera.')
  await expect(main(page)).toContainText('If so, please delete one of the two.')
  await expect(main(page).getByRole('button', { name: 'Save' })).toHaveCount(0)

  await signIn(page, await vera(request))
  await open('/console/people/find?q=sam@village.example')
  await main(page).getByRole('article').getByRole('link').first().click()
  await main(page).getByRole('button', { name: 'They lost it' }).click()
  const asked = question(page, 'They lost their second step?')
  await asked.getByRole('button', { name: 'Ask another steward' }).click()
  await expect(asked).toContainText('Please write a reason')
  await asked.getByRole('textbox', { name: 'Why' }).fill('I called the number that I have.')
  await expectNoSidewaysScroll(page, 320)
  await asked.getByRole('button', { name: 'Ask another steward' }).click()
  const waiting = main(page).getByRole('article').filter({ hasText: 'Waits for another steward' })
  await expect(waiting).toContainText('I called the number that I have.')
  await expect(waiting.getByRole('button', { name: /^Agree/ })).toHaveCount(0)
  await expectNoSidewaysScroll(page, 320)
  await waiting.getByRole('button', { name: 'Take it back' }).click()
  await expect(main(page).getByRole('button', { name: 'They lost it' })).toBeVisible()
})
