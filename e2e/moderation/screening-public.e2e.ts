import { createConfirmedUser, logIn, signIn } from '../accounts/accounts-visit.ts'
import { main, publish } from '../listings/owner-visit.ts'
import { browserOf } from '../messages/conversation-visit.ts'
import { expect, expectNoSidewaysScroll, short, test } from '../visit.ts'
import { photoFiles } from '../wizard/wizard-visit.ts'
import { decisionButton, justDecided, openCase } from './case-visit.ts'

test(
  'another person’s photo waits for a volunteer: its owner reads why, the volunteer sees both photos and releases it',
  short,
  async ({ page, request, browser, baseURL }) => {
    const [owner, other] = [await createConfirmedUser(request, 'first'), await createConfirmedUser(request, 'copier')]
    const files = await photoFiles(request, 1)
    const titles = { first: `Cane of ${owner.email.split('@')[0]}`, copy: `Cane of ${other.email.split('@')[0]}` }
    await publish(request, owner, { title: titles.first, files })
    const copy = await publish(request, other, { title: titles.copy, files })
    expect((await request.get(`/v1/posts/${copy.id}`)).status()).toBe(403)

    await signIn(page, other)
    await page.goto(`/posts/${copy.id}?submitted=success`)
    const listed = page.getByRole('dialog', { name: 'We look at it first' })
    await expect(listed).toContainText('nobody else sees it yet')
    await listed.getByRole('button', { name: 'See my listing' }).click()
    await expect(main(page)).toContainText('One of its photos also stands in another listing here.')
    await expect(main(page)).toContainText('A person looks at it within a day.')
    await expectNoSidewaysScroll(page, 320)

    const hers = await browserOf(browser, baseURL, await logIn(request, 'vera@village.example'))
    await openCase(hers, titles.copy)
    await expect(main(hers)).toContainText('Found before it was public')
    await expect(main(hers)).toContainText('Another person’s photo')
    await expect(main(hers).getByRole('link', { name: titles.first })).toBeVisible()
    await expect(main(hers).getByRole('img')).toHaveCount(3)
    await expectNoSidewaysScroll(hers, 320)
    await expect(decisionButton(hers, 'Release')).toHaveAccessibleDescription(
      /^Everybody sees the listing again. Its owner/,
    )
    await decisionButton(hers, 'Release').click()
    await expect(justDecided(hers)).toContainText(titles.copy)
    expect((await request.get(`/v1/posts/${copy.id}`)).status()).toBe(200)
  },
)

test('a volunteer tries a change on what was listed last, and makes it; everyone else finds no such page', async ({
  page,
  request,
}) => {
  await signIn(page, await logIn(request, 'vera@village.example'))
  await page.goto('/console/screening')
  await main(page).getByRole('button', { name: 'Change A very high price' }).click()
  const dialog = page.getByRole('dialog')
  const times = dialog.getByRole('textbox', { name: 'So many times higher' })
  await times.fill('1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('So many times higher: please use a whole number from 2 to 100')
  await times.fill('4')
  await dialog.getByRole('button', { name: 'Try it on what was listed last' }).click()
  await expect(dialog.getByRole('status')).toContainText('of the last 100 listings', { ignoreCase: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'A very high price', exact: true }) }),
  ).toContainText('So many times higher: 4')
  expect((await request.get('/console/screening')).status()).toBe(404)
})
