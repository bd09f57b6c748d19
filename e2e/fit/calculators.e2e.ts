import { axeInBothThemes, expect, expectNoSidewaysScroll, test } from '../visit.ts'
import { box, fillIn, foundPart, worked, workItOut } from './calculators-visit.ts'

for (const { name, typed, found } of worked)
  test(`the calculator ${name} works on the device: nothing is sent, and its page stays`, async ({ page, open }) => {
    await open(`/fit/calculators/${name}`)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
    await fillIn(page, typed)
    await workItOut(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'What we found' })).toBeFocused()
    for (const text of found) await expect(foundPart(page).getByText(text, { exact: true })).toBeVisible()
    for (const [question, text] of Object.entries(typed)) await expect(box(page, question)).toHaveValue(text)
    await expect(page).toHaveURL(`/fit/calculators/${name}`)
    expect(sent).toEqual([])
    await axeInBothThemes(page)
    await expectNoSidewaysScroll(page, 320)
  })

test('bad input gets its sentence, loses nothing, and is put right', async ({ page, open }) => {
  await open('/fit/calculators/handle')
  await workItOut(page).click()
  await expect(page).toHaveTitle('Error: How high a handle? · Reable')
  await expect(page.getByText('There is 1 thing to correct')).toBeVisible()
  const wrist = box(page, 'How high is the wrist?')
  for (const [text, sentence] of [
    ['86', /^Wrist: give a number in inches from 8 to 48. Did you mean 86 cm\?$/],
    ['about 30', /^Wrist: give a number in inches/],
    ['-5', /^Wrist: give a number in inches/],
    ['0', /^Wrist: give a number in inches from 8 to 48$/],
    ['1000000000', /^Wrist: give a number in inches/],
    ['NaN', /^Wrist: give a number in inches/],
    ['30 cm 4 in', /^Wrist: give a number in inches/],
  ] as const) {
    await wrist.fill(text)
    await workItOut(page).click()
    await expect(page.getByRole('main').getByRole('link', { name: sentence })).toBeVisible()
    await expect(wrist).toHaveValue(text)
    await expect(wrist).toHaveAttribute('aria-invalid', 'true')
  }
  await wrist.fill('45')
  await box(page, 'How tall are they?').fill('50')
  await workItOut(page).click()
  await page.getByRole('link', { name: 'Wrist and height do not go together. Please measure both again' }).click()
  await expect(wrist).toBeFocused()
  await page.getByLabel('Unit for: How high is the wrist?').selectOption('cm')
  await wrist.fill('86')
  await box(page, 'How tall are they?').fill('')
  await workItOut(page).click()
  await expect(foundPart(page).getByText('33½ to 34 in (86 cm)')).toBeVisible()
  await expect(page).toHaveTitle('How high a handle? · Reable')
})

test('a guess from a height says that it is one', async ({ page, open }) => {
  await open('/fit/calculators/handle')
  await box(page, 'How tall are they?').fill(`5' 8"`)
  await workItOut(page).click()
  await expect(foundPart(page).getByText('33 to 35 in (84 to 88 cm)', { exact: true })).toBeVisible()
  await expect(foundPart(page).getByText(/only a guess/)).toBeVisible()
})

test('what was found leads to the listings that match, by the size of the thing and no other number', async ({
  page,
  open,
}) => {
  await open('/fit/calculators/ramp')
  await box(page, 'How high is the step').fill('6')
  await workItOut(page).click()
  await page.getByRole('link', { name: 'See ramps of 6 ft (1.9 m) or longer' }).click()
  await expect(page).toHaveURL('/?category=Portable+ramp&field.usable_length_ft.from=6')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Usable length from 6 ft/ })
      .first(),
  ).toBeVisible()
  for (const { name, typed } of worked.filter(({ name }) => ['wheelchair', 'handle'].includes(name))) {
    await open(`/fit/calculators/${name}`)
    await fillIn(page, typed)
    await workItOut(page).click()
    const links = await foundPart(page).getByRole('link').all()
    for (const link of links) {
      const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '', 'http://here')
      expect(['/', '/fit/sources']).toContain(pathname)
      expect([...searchParams.keys()].filter((key) => key !== 'category')).toEqual([])
      expect(searchParams.get('category') ?? '').not.toMatch(/\d/)
    }
  }
})

test('an unknown calculator is a lost page', async ({ page }) => {
  const response = await page.goto('/fit/calculators/rocket')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, lost page')
})

test('with forced colours every line of a drawing stands out from its ground', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/fit/calculators/wheelchair')
  await fillIn(page, { 'How wide are the hips': '16' })
  await workItOut(page).click()
  await expect(foundPart(page).locator('svg')).toHaveCount(1)
  const hidden = await page.getByRole('main').evaluate((main) => {
    const drawings = [...main.querySelectorAll('svg:has(path[class])')]
    const colour = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name)
    return drawings.filter((drawing) => {
      const strokes = [...drawing.querySelectorAll('path')].map((path) => colour(path, 'stroke'))
      const ground = getComputedStyle(document.body).backgroundColor
      return !strokes.some((stroke) => stroke !== ground && stroke === colour(document.body, 'color'))
    }).length
  })
  expect(hidden).toBe(0)
})
