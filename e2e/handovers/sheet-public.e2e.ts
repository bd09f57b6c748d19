import type { Page } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { createConfirmedUser, headersOf, linkMailedTo, password, signIn } from '../accounts/accounts-visit.ts'
import { logInForm } from '../accounts/auth-visit.ts'
import { browserOf, main, openConversation } from '../messages/conversation-visit.ts'
import { changeStored } from '../stored-data.ts'
import { expect, expectNoSidewaysScroll, hydrated, test } from '../visit.ts'
import { type Met, meet, scooter } from './sheet-visit.ts'

const pathOf = (link: string) => new URL(link).pathname + new URL(link).search
const check = (page: Page, name: string | RegExp) => main(page).getByRole('checkbox', { name })
const save = (page: Page) => main(page).getByRole('button', { name: 'Save my ticks' })

/** Where the code of a sheet leads, as its page has it in words. */
const codeOn = async (page: Page) =>
  `http://${(
    await main(page)
      .getByText(/\/handover\?token=[a-z2-7]{26}$/)
      .textContent()
  )?.trim()}`

test('who agreed to meet opens the sheet from the conversation, ticks by keyboard, and reads what the other ticked', async ({
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const { conversation, owner, buyer, title } = await meet(request)
  const hers = await browserOf(browser, baseURL, owner)
  await openConversation(hers, conversation)
  const toSheet = main(hers).getByRole('link', { name: 'Handover sheet' })
  const heading = hers.getByRole('heading', { level: 1 })
  await toSheet.press('Enter')
  await expect(heading).toHaveText(`Handover sheet: ${title}`)
  await expect(heading).toBeFocused()
  await expect(hers).toHaveTitle('Handover sheet · Reable')
  await hers.goBack()
  await expect(toSheet).toBeFocused()
  await hers.goForward()
  await expect(heading).toBeFocused()
  await check(hers, /^Turn it over/).press('Space')
  await save(hers).press('Enter')
  await expect(main(hers).getByRole('status')).toContainText('Saved.')
  await expect(save(hers)).toBeFocused()
  await expect(check(hers, /recalled/)).toHaveCount(0)
  await expectNoSidewaysScroll(hers, 320)

  const his = await browserOf(browser, baseURL, buyer)
  await his.goto(`/account/messages/${conversation}/sheet`)
  await expect(main(his)).toContainText('The seller ticked this.')
  await check(his, /recalled/).check()
  await save(his).click()
  await expect(main(his).getByRole('status')).toContainText('Saved.')
  await his.reload()
  await expect(check(his, /recalled/)).toBeChecked()
  await expect(check(his, /^Turn it over/)).not.toBeChecked()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link of the mail opens the sheet, ticks on it, and nobody keeps a copy', async ({ page, request }) => {
    const { buyer, title } = await meet(request, scooter)
    const link = pathOf(await linkMailedTo(request, buyer.email, '/handover?token='))
    const answer = await page.goto(link)
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Handover sheet: ${title}`)
    for (const text of ['24 V × 12 Ah = 288 Wh', 'up to 300 Wh is allowed', 'The seller says: Wiped clean.'])
      await expect(main(page)).toContainText(text)
    await check(page, /^Set the brakes/).check()
    await check(page, /recalled/).check()
    await save(page).click()
    await expect(main(page)).toContainText('Saved. Both of you can see what you ticked.')
    expect(page.url()).not.toContain('token')
    await page.goto(link)
    await expect(check(page, /^Set the brakes/)).toBeChecked()
    await expect(check(page, /recalled/)).toBeChecked()
    await expect(check(page, /^Drive it/)).not.toBeChecked()
  })

  test('who holds the code reads of the thing, and of nobody who had it', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const { buyer, title } = await meet(request)
    await page.goto(pathOf(await linkMailedTo(request, buyer.email, '/handover?token=')))
    const code = await codeOn(page)
    await page.goto(pathOf(code))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Handover sheet: ${title}`)
    await expect(main(page)).toContainText('Nothing is cracked, bent, loose or rusted through.')
    await expect(main(page)).not.toContainText(/Metrotown|with the seller|ticked this/)
    await expect(save(page)).toHaveCount(0)
    const stranger = await browser.newPage({ baseURL: baseURL ?? '' })
    expect((await stranger.goto(pathOf(code).slice(0, -1)))?.status()).toBe(422)
    await expect(main(stranger)).toContainText('This link does not lead to a handover sheet.')
    await stranger.close()
  })
})

test('the sheet with the most text prints on one page of Letter, and its code is read from 200 dots an inch', async ({
  request,
  browser,
  baseURL,
}) => {
  const { buyer } = await meet(request, scooter)
  // Letter within margins of half an inch, 96 px an inch, at 200 dots an inch.
  const paper = { viewport: { width: 720, height: 960 }, deviceScaleFactor: 200 / 96 }
  const context = await browser.newContext({ baseURL: baseURL ?? '', ...paper })
  const page = await context.newPage()
  await page.goto(pathOf(await linkMailedTo(request, buyer.email, '/handover?token=')))
  await hydrated(page)
  const code = await codeOn(page)
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(sheet.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  for (const text of ['First box: the seller.', 'Keep this code with it'])
    await expect(main(page).getByText(text)).toBeVisible()
  for (const name of ['Save my ticks', 'Print']) await expect(main(page).getByRole('button', { name })).toBeHidden()
  const raster = sharp(await page.screenshot({ fullPage: true })).ensureAlpha()
  const { data, info } = await raster.raw().toBuffer({ resolveWithObject: true })
  expect(jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(code)
  await context.close()
})

/** The owner promised it and says that it was handed over, and a month has passed. */
async function monthAfter({ request, met }: { request: Parameters<typeof meet>[0]; met: Met }): Promise<string> {
  const headers = headersOf(met.owner)
  await request.put(`/v1/api/user/conversations/${met.conversation}/promise`, { headers })
  const feedback = { post_id: met.id, selected_option: 'exchanged', conversation_id: met.conversation }
  expect((await request.post('/v1/feedbacks', { headers, data: { feedback } })).status()).toBe(200)
  await expect(() =>
    changeStored(
      "update handover_sheets set ask_at = now() - interval '1 day' where listing_id = $1 and ask_at is not null",
      [met.id],
    ),
  ).toPass()
  // Whatever is sold or withdrawn has the handovers looked after at once.
  const other = await meet(request)
  await request.delete(`/v1/posts/${other.id}`, { headers: headersOf(other.owner) })
  return linkMailedTo(request, met.buyer.email, 'fits=no')
}

test('a month later two taps say how it went, and what does not fit is listed again with all filled in', async ({
  page,
  request,
}) => {
  test.slow()
  const met = await meet(request, scooter)
  const link = pathOf(await monthAfter({ request, met }))
  await signIn(page, met.buyer)
  await page.goto(link)
  await hydrated(page)
  await expect(main(page).getByRole('radio', { name: 'No, it does not fit' })).toBeChecked()
  await main(page).getByRole('radio', { name: 'Yes, it was' }).check()
  await main(page).getByRole('button', { name: 'Send my answer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await main(page).getByRole('button', { name: 'List it again' }).click()
  await expect(page).toHaveURL('/wizard/images')
  await expect(main(page)).toContainText('mobility scooter - travel')
  const draft = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]')[0],
    `listing-drafts-${met.buyer.user_id}`,
  )
  expect(draft).toMatchObject({
    ...{ title: met.title, description: '', photos: [] },
    properties: { brand: 'Pride', battery_volts: '24', wheels_count: '4' },
  })
  expect(draft.properties.cleaned).toBeUndefined()
  await page.goto(link)
  await expect(main(page)).toContainText('You told us already. Thank you.')
})

test('a visitor who scans the code logs in over the page, and goes on to list it again', async ({ page, request }) => {
  test.slow()
  const { buyer } = await meet(request)
  const next = await createConfirmedUser(request, 'next')
  await page.goto(pathOf(await linkMailedTo(request, buyer.email, '/handover?token=')))
  const code = await codeOn(page)
  await page.goto(pathOf(code))
  await hydrated(page)
  await expect(page).toHaveURL('/handover')
  await main(page).getByRole('button', { name: 'List it again' }).click()
  const form = logInForm(page)
  await form.getByLabel('Email').fill(next.email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/wizard/images')
})
