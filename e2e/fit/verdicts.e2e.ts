import type { Page } from '@playwright/test'
import { createConfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { listingCalled, wheelchair } from '../listings/listing-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { everythingAnswered, expect, hydrated, short, test } from '../visit.ts'
import { fit, group, heading, secretsIn, storeFit } from './fit-visit.ts'

async function counted(page: Page, title: string): Promise<number> {
  const numbers = main(page).getByRole('status').getByRole('listitem')
  const text = await numbers.filter({ hasText: title }).textContent()
  return Number(text?.match(/[\d,]+$/)?.[0].replace(',', ''))
}

const groups = {
  Fits: /^Fits: \d+ of \d+ checked$/,
  'May fit': /^May fit: /,
  'We don’t know': /^We don't know: /,
  'Does not fit': /^Does not fit: /,
}

test(
  'the list shows what fits first, says how many of each, and hides what does not fit if somebody wants that',
  short,
  async ({ page, open }) => {
    await storeFit(page)
    await open('/fit/wheelchair')
    await expect(group(page, 'Does not fit').getByRole('article').first()).toBeVisible()
    const shown = await main(page)
      .getByRole('region')
      .filter({ has: page.getByRole('article') })
      .getByRole('heading', { level: 2 })
      .allTextContents()
    expect(shown).toEqual(Object.keys(groups).filter((title) => shown.includes(title)))
    expect(shown.length).toBeGreaterThan(2)
    for (const [title, words] of Object.entries(groups)) {
      const cards = group(page, title).getByRole('article')
      await expect(cards).toHaveCount(await counted(page, title))
      for (const card of await cards.all()) await expect(card.getByText(words)).toBeVisible()
    }
    await main(page).getByRole('checkbox', { name: 'Hide what does not fit' }).check()
    await expect(group(page, 'Does not fit')).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    await expect(main(page).getByRole('checkbox', { name: 'Hide what does not fit' })).toBeChecked()
    await expect(
      group(page, shown[0] ?? '')
        .getByRole('article')
        .first(),
    ).toBeVisible()
    await expect(group(page, 'Does not fit')).toHaveCount(0)
  },
)

test('a larger door and a changed answer are judged at once, and verdicts speak in the units that were typed', async ({
  page,
  open,
}) => {
  await storeFit(page, { ...fit, home: { door_width_in: '50.8 cm' } })
  await page.addInitScript(() => localStorage.setItem('measure-units', '{"in":"cm"}'))
  await open('/fit/wheelchair')
  await expect(group(page, 'Does not fit').getByText(/cm/).first()).toBeVisible()
  const before = await counted(page, 'Does not fit')
  await main(page).getByRole('link', { name: 'Change how wide your door is' }).click()
  await main(page).getByRole('textbox').fill('100')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'What fits Quillbertha')).toBeFocused()
  await expect(main(page).getByRole('status').getByRole('listitem')).toHaveCount(4)
  await expect.poll(() => counted(page, 'Does not fit')).toBeLessThan(before)
})

test('a listing says its verdict beside the price, and below it each check with both numbers and whose rule it is', async ({
  page,
  open,
  request,
}) => {
  await storeFit(page)
  await open(await wheelchair(request))
  const beside = main(page).getByRole('link', { name: groups.Fits })
  await expect(beside).toBeVisible()
  await beside.press('Enter')
  const reasons = main(page).getByRole('region', { name: 'Will it fit me and my home?' })
  await expect(reasons.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(reasons).toContainText('For Quillbertha, as you answered.')
  const seat = reasons.getByRole('listitem').filter({ hasText: 'Seat width: Fits' })
  await expect(seat).toContainText('The seat is 18 in wide and the hips 16.4 in')
  await expect(seat.locator('svg')).toHaveCount(2)
  await expect(seat.getByRole('link')).toHaveAttribute('href', /^https:\/\//)
  const similar = main(page).getByRole('region', { name: 'Similar Listings' })
  await expect(similar.getByText(/^(Fits|May fit|Does not fit|We don't know): /).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const words of [groups.Fits, /^The seat is 18 in wide/]) await expect(reasons.getByText(words)).toBeVisible()
  await expect(reasons.getByRole('link').first()).toBeHidden()
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(sheet.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
})

test('a listing that was viewed before says its verdict too, below its title, where nothing hides it', async ({
  page,
  open,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const before = await wheelchair(request)
  await open(before)
  await storeFit(page)
  await open(`/posts/${await listingCalled(request, withoutCapacity)}`)
  const card = main(page).getByRole('region', { name: 'Recently Viewed Listings' }).getByRole('article')
  const verdict = card.getByText(groups.Fits)
  await expect(verdict).toBeVisible()
  await verdict.scrollIntoViewIfNeeded()
  const label = await verdict.boundingBox()
  const title = await card.getByRole('heading').boundingBox()
  if (!(label && title)) throw new Error('something of the card is not there')
  expect(label.y).toBeGreaterThanOrEqual(title.y + title.height)
  // It is no hole in the card's link.
  await page.mouse.click(label.x + label.width / 2, label.y + label.height / 2)
  await expect(page).toHaveURL(new RegExp(`${before}$`))
})

/** A wheelchair of the village whose seller does not say how much it holds. */
const withoutCapacity = 'Older wheelchair, fine for visitors and outings'

test('Ask puts a question about the thing into the message, below what is typed there, and never what was measured', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await createConfirmedUser(request, 'asks'))
  await storeFit(page)
  await open(`/posts/${await listingCalled(request, withoutCapacity)}`)
  const message = page.getByRole('form', { name: 'Contact Seller' }).getByRole('textbox')
  await message.fill('Is it still there?')
  const ask = main(page).getByRole('button', { name: 'Ask for the weight it can hold' })
  await ask.press('Enter')
  await expect(page.getByRole('heading', { name: 'Contact Seller' })).toBeFocused()
  const text = 'Is it still there?\n\nCould you tell me the weight it can hold?'
  await expect(message).toHaveValue(text)
  await ask.press('Enter')
  await expect(message).toHaveValue(text)
})

test('that a measure was missing is told once a day, by type and field alone, for nobody in particular', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await createConfirmedUser(request, 'misses'))
  await storeFit(page)
  const address = `/posts/${await listingCalled(request, withoutCapacity)}`
  const sent: { body: unknown; headers: Record<string, string> }[] = []
  page.on('request', async (one) => {
    if (one.url().endsWith('/v1/measures/missing'))
      sent.push({ body: one.postDataJSON(), headers: await one.allHeaders() })
  })
  const answered = page.waitForResponse(/\/v1\/measures\/missing$/)
  await open(address)
  expect((await answered).status()).toBe(200)
  await open(address)
  await expect(main(page).getByRole('button', { name: /^Ask for/ })).toBeVisible()
  await everythingAnswered(page)
  expect(sent.map(({ body }) => body)).toEqual([{ equipment_type_id: 1, field_name: 'weight_capacity_lb' }])
  const [{ headers } = { headers: {} }] = sent
  expect(Object.keys(headers).filter((name) => /cookie|token|authorization|user-email/.test(name))).toEqual([])
  expect(JSON.stringify(headers)).not.toContain('/posts/')
})

test('a listing of a type without rules says so; where the rules or the verdicts do not come, cards read as for everybody', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  await open(`/posts/${await listingCalled(request, 'Blood pressure monitor with two cuffs')}`)
  await expect(main(page)).toContainText('We have no rules for this kind of thing.')
  await storeFit(page)
  await page.route(/\/verdicts-[\w-]+\.js$/, (route) => route.abort())
  await open('/?search_query=18-inch')
  await everythingAnswered(page)
  await expect(main(page).getByRole('article').first()).not.toContainText(/Fits|May fit|know/)
  expect(pageErrors).toEqual([])
})

test('ten thousand listings of a kind are judged, and only some of them are drawn', async ({ page, open }) => {
  await storeFit(page)
  const measured = (id: number) => ({
    id,
    equipment_type_id: 1,
    measures: {
      seat_width_in: 12 + (id % 10),
      overall_width_in: 22 + (id % 10),
      weight_capacity_lb: 250,
      seat_height_in: 19,
    },
  })
  await page.route(/\/v1\/measures\?/, (route) => {
    const after = Number(new URL(route.request().url()).searchParams.get('after') ?? 0)
    const data = Array.from({ length: 500 }, (_, at) => measured(after + at + 1))
    return route.fulfill({ json: { data, next: after + 500 < 10_000 ? after + 500 : null } })
  })
  const asked: number[] = []
  page.on('request', (one) => {
    const ids = new URL(one.url()).searchParams.get('post_ids')
    if (ids) asked.push(ids.split(',').length)
  })
  await open('/fit/wheelchair')
  await expect(main(page).getByRole('status').getByRole('listitem')).toHaveCount(4)
  const all = await Promise.all(Object.keys(groups).map((title) => counted(page, title)))
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(10_000)
  expect(all[0]).toBeGreaterThan(0)
  await expect(main(page).getByRole('button', { name: 'Show more of 10,000' })).toBeVisible()
  expect(asked.every((count) => count === 100)).toBe(true)
  expect(asked.length).toBeLessThan(5)
})

for (const width of [320, 390, 1280])
  test(`no line of a card moves when its verdict comes, at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 })
    await storeFit(page)
    const held = Promise.withResolvers<() => Promise<void>>()
    await page.route(/\/v1\/measures\?/, (route) => held.resolve(() => route.continue()))
    await open('/?search_query=wheelchair')
    const go = await held.promise
    const lines = main(page).getByRole('article').locator('h3, p:not(:has(svg))')
    const places = () =>
      lines.evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().width > 1)
          .map((one) => `${one.textContent} ${Math.round(one.getBoundingClientRect().top)}`),
      )
    const before = await places()
    await go()
    await expect(
      main(page)
        .getByText(/^(Fits|May fit|Does not fit|We don't know): /)
        .first(),
    ).toBeVisible()
    expect(await places()).toEqual(before)
    expect(secretsIn(page.url())).toEqual([])
  })
