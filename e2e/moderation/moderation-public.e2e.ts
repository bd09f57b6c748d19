import type { APIRequestContext, Page } from '@playwright/test'
import { createConfirmedUser, headersOf, logIn, mailWith, signIn } from '../accounts/accounts-visit.ts'
import { expectReadable, vera } from '../console/console-visit.ts'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { cardOf, main, publish, question, titleOfVisit } from '../listings/owner-visit.ts'
import { axe, expect, expectNoSidewaysScroll, short, test } from '../visit.ts'
import { decisionButton, hasClaimed, justDecided, openCase } from './case-visit.ts'

// What is public changes by these visits: they come after all others (playwright.config.ts).

const why = 'This listing is hidden. It was reported. Reasons given: scam, something else.'

test('[POST-04] what reports hide says so to its owner, until a volunteer releases it', async ({
  page,
  open,
  request,
}) => {
  const owner = await createConfirmedUser(request, 'reported')
  const { id, title } = await publish(request, owner, { title: titleOfVisit('Cane under suspicion') })
  // Somebody none of whose reports was dismissed.
  const noor = await logIn(request, 'noor@village.example')
  const data = { reporting_user: noor.email, reasons: ['scam', 'It asks for a deposit'] }
  expect((await request.post(`/v1/posts/${id}/report`, { headers: headersOf(noor), data })).ok()).toBe(true)
  await signIn(page, owner)
  await open(`/posts/${id}`)
  await expect(main(page)).toContainText(why)
  await expect(main(page)).not.toContainText('deposit')
  await expect(page.getByRole('link', { name: 'hello@reable.example' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report Problem' })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await axe(page)
  await open('/account/listings')
  await expect(cardOf(page, title)).toContainText(why)
  await axe(page)
  await expectNoSidewaysScroll(page, 320)

  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, await logIn(request, 'vera@village.example'))
  await openCase(page, title)
  await expect(main(page)).toContainText('Status: Hidden')
  await expect(main(page)).toContainText('scam: 1 report')
  await expect(main(page)).toContainText('It asks for a deposit')
  await main(page).getByRole('link', { name: title, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await main(page).getByRole('link', { name: 'Cases' }).press('Enter')
  await main(page).getByRole('article').getByRole('link', { name: title, exact: true }).press('Enter')
  await hasClaimed(page)
  await decisionButton(page, 'Release').press('Enter')
  await expect(justDecided(page)).toContainText(`Listing released: ${title}`)
  expect((await request.get(`/v1/posts/${id}`)).status()).toBe(200)
})

/** Publishes a listing, has a visitor report it, and signs the volunteer in. */
async function reportedOne(page: Page, request: APIRequestContext, name: string, title: string) {
  const owner = await createConfirmedUser(request, name)
  const { id } = await publish(request, owner, { title })
  const data = { reporting_user: 'no account', reasons: ['duplicate', 'Mine has the same photo'] }
  expect((await request.post(`/v1/posts/${id}/report`, { data })).ok()).toBe(true)
  const user = await vera(request)
  await signIn(page, user)
  return { id, owner, user }
}

test('a volunteer hides a listing with words for its owner, by keyboard alone, and the owner reads them', async ({
  page,
  open,
  request,
}) => {
  const title = titleOfVisit('Cane that stands here twice')
  const { id, owner } = await reportedOne(page, request, 'twice', title)
  await openCase(page, title)
  await expect(main(page).getByRole('img', { name: title })).toBeVisible()
  await decisionButton(page, 'Hide').press('Enter')
  const dialog = question(page, 'Hide?')
  const reasonField = dialog.getByRole('textbox', { name: 'Why is it hidden?' })
  const missing = 'Please tell the owner why, in a sentence or two'
  await dialog.getByRole('button', { name: 'Hide' }).press('Enter')
  await dialog.getByRole('link', { name: missing }).press('Enter')
  await expect(reasonField).toBeFocused()
  await expect(reasonField).toHaveAccessibleDescription(new RegExp(missing))
  const sentences = dialog.getByRole('group', { name: 'Begin with a reply' }).getByRole('button')
  await expect(sentences).toHaveCount(6)
  await expect(sentences.last()).toHaveText('10 more')
  await expect(sentences.first()).toHaveText('Listed twice')
  await sentences.last().press('Enter')
  await expect(sentences).toHaveCount(15)
  await expect(sentences.nth(5)).toBeFocused()
  await sentences.nth(1).press('Enter')
  await sentences.first().press('Enter')
  await expect(reasonField).toBeFocused()
  await expect(reasonField).toHaveValue(/^It looks like the same thing is listed twice\./)
  await expect(reasonField).toHaveAccessibleDescription(/^The owner reads these words\.[^!]*who you are\.$/)
  await page.keyboard.type(' Thank you!')
  await dialog.getByRole('button', { name: 'Hide' }).press('Enter')
  await expect(justDecided(page)).toContainText(`Listing hidden: ${title}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await request.get(`/v1/posts/${id}`)).status()).toBe(403)

  await signIn(page, owner)
  await open('/account/listings')
  const reasonText = /A volunteer looked at it and wrote to you: ?It looks like the same thing .+ Thank you!/
  await expect(cardOf(page, title)).toContainText(reasonText)
  await open(`/posts/${id}/edit`)
  await expect(main(page)).toContainText(reasonText)
  await expect(main(page)).not.toContainText('Mine has the same photo')
  await expect(main(page).getByRole('link', { name: 'hello@reable.example' })).toHaveAttribute(
    'href',
    `mailto:hello@reable.example?subject=${encodeURIComponent(`Please look again at my listing: ${title} (${id})`)}`,
  )
  // axe cannot judge contrast below the bar at the foot.
  await page.setViewportSize({ width: 390, height: 844 })
  await axe(page, ['color-contrast', 'color-contrast-enhanced'])
  await expectNoSidewaysScroll(page, 320)
  expect(await mailWith(request, owner.email, 'Your listing is hidden now')).toContain('Thank you!')
})

test(
  'what was decided is found by words and by how, looked at, and taken back; another volunteer’s decision is not run over',
  short,
  async ({ page, open, request, pageErrors }) => {
    const title = titleOfVisit('Cane looked at twice')
    const { id, owner, user } = await reportedOne(page, request, 'decided', title)
    await openCase(page, title)
    const caseId = Number(/\d+$/.exec(page.url())?.[0])
    const decide = async (data: object) => {
      const answer = await request.post(`/v1/console/cases/${caseId}/decision`, { headers: headersOf(user), data })
      expect(answer.ok()).toBe(true)
      return (await answer.json()).data.decision as number
    }
    const seen = await decide({ decision: 'keep', words: 'It stands here twice.' })
    await open(`/posts/${id}`)
    await main(page).getByRole('link', { name: 'Decided' }).press('Enter')
    await expect(page.getByRole('searchbox')).toHaveValue(title)
    await expect(page).toHaveTitle('Decided cases · Reable')
    await page.getByRole('searchbox').fill('photo SAME')
    await page.getByLabel('Decision', { exact: true }).selectOption('Not hidden')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/decision=release/)
    const card = main(page).getByRole('article').filter({ hasText: title })
    await expect(card).toHaveCount(0)
    await page.getByLabel('Decision', { exact: true }).selectOption('Hidden')
    await page.getByRole('button', { name: 'Find' }).press('Enter')
    await expect(card).toContainText(/Hidden: decided .+ at .+ by Vera ?It stands here twice\./)
    await expectReadable(page)

    await card.getByRole('link', { name: title }).press('Enter')
    await expect(main(page)).toContainText('Status: Hidden')
    await expect(main(page)).toContainText('Mine has the same photo')
    const picture = main(page)
      .getByRole('img', { name: new RegExp(title) })
      .first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expectReadable(page)
    const again = main(page).getByRole('region', { name: 'Decide again' })
    await again.getByRole('button', { name: 'Release' }).press('Enter')
    const dialog = question(page, 'Release?')
    await dialog.getByRole('textbox', { name: 'A word to the owner (optional)' }).fill('We were wrong.')
    // Meanwhile somebody decides as well.
    const since = await decide({ decision: 'release', seen })
    await decide({ decision: 'keep', words: 'It is two of them.', seen: since })
    await dialog.getByRole('button', { name: 'Release' }).press('Enter')
    await expect(dialog).toContainText('Vera decided this case a moment ago.')
    await expect(dialog.getByRole('textbox')).toHaveValue('We were wrong.')
    await page.keyboard.press('Escape')
    const decisions = main(page).getByRole('list', { name: 'Decisions, the latest first' }).getByRole('listitem')
    await expect(decisions).toHaveText([/^Hidden: .+two of them/, /^Not hidden: /, /^Hidden: .+here twice/])
    await again.getByRole('button', { name: 'Release' }).press('Enter')
    await dialog.getByRole('textbox').fill('We were wrong.')
    await dialog.getByRole('button', { name: 'Release' }).press('Enter')
    await expect(justDecided(page)).toContainText(`Listing released: ${title}`)
    await expect(page).toHaveURL('/console/cases/decided')
    expect((await request.get(`/v1/posts/${id}`)).status()).toBe(200)
    await mailWith(request, owner.email, 'We were wrong.')

    await page.route('**/v1/console/cases?*', async (route) => {
      const answer = await (await route.fetch()).json()
      await route.fulfill({ json: { ...answer, data: [] }, headers: {} })
    })
    await open('/console/cases')
    await expect(main(page)).toContainText(/Nothing waits for you(\d+|No) cases? w\w+ decided in the last 30 days/)
    await main(page).getByRole('link', { name: 'See what was decided' }).press('Enter')
    await expect(main(page).getByRole('article').filter({ hasText: title }).first()).toContainText(
      'Not hidden: decided',
    )
    expectOnlyErrors(pageErrors, 409)
  },
)
