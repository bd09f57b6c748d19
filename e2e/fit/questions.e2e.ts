import type { Locator } from '@playwright/test'
import { kindOfType } from '@reable/contract/fit/kind-types'
import { main } from '../listings/owner-visit.ts'
import { axe, expect, expectNoSidewaysScroll, test } from '../visit.ts'
import { answer, group, heading, storedFit, storeFit } from './fit-visit.ts'

/** What somebody takes for each key, in seconds. */
const pace = 0.5

/** Whether an element has the focus. */
const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement).catch(() => false)

for (const width of [390, 1280])
  test(`from the home page to what fits by keyboard alone, for a wheelchair: three answers, in a minute, at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open('/')
    let presses = 0
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      presses += keys.length
    }
    /** Presses Tab until the element has the focus. */
    const tabTo = async (element: Locator) => {
      for (let tabs = 0; !(await hasFocus(element)); tabs++) {
        if (tabs > 60) throw new Error('Tab does not come to it')
        await press('Tab')
      }
    }
    const toFilter = page.locator('summary', { hasText: 'Filter' }).first()
    if (await toFilter.isVisible()) {
      await tabTo(toFilter)
      await press('Enter')
      await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
    }
    await tabTo(page.getByRole('link', { name: 'Will it fit?' }).first())
    await press('Enter')
    await expect(heading(page, 'Will it fit?')).toBeFocused()
    await tabTo(main(page).getByRole('button', { name: 'Next' }))
    await press('Enter')
    await expect(heading(page, 'What kind of thing is it?')).toBeFocused()
    await tabTo(main(page).getByRole('link', { name: 'A wheelchair that its user pushes' }))
    await press('Enter')
    for (const [place, typed] of [
      ['Question 1 of 5', '16.37'],
      ['Question 2 of 5', '151.73'],
      ['Question 3 of 5', '31.37'],
    ] as const) {
      await expect(heading(page, place)).toBeFocused()
      await tabTo(main(page).getByRole('textbox'))
      await press(...typed, 'Enter')
    }
    for (const place of ['Question 4 of 5', 'Question 5 of 5']) {
      await expect(heading(page, place)).toBeFocused()
      await tabTo(main(page).getByRole('button', { name: 'I don’t know' }))
      await press('Enter')
    }
    await expect(heading(page, 'What fits')).toBeFocused()
    await expect(group(page, 'Does not fit').getByRole('article').first()).toContainText(/Does not fit: /)
    expect(presses * pace).toBeLessThan(60)
    await axe(page)
    await expectNoSidewaysScroll(page, 320)
  })

test('a measure is read as people write it, in either unit; what is no measure is told at once, and nothing typed is lost', async ({
  page,
  open,
}) => {
  await open('/fit/wheelchair/begin')
  await expect(heading(page, 'Who is it for?')).toBeVisible()
  await main(page).getByRole('radio', { name: 'Somebody else' }).check()
  await main(page).getByRole('button', { name: 'Next' }).click()
  await expect(main(page)).toContainText('Type a name, such as Mum.')
  await main(page).getByRole('textbox', { name: 'Their name' }).fill('Mum')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Question 1 of 5')).toBeFocused()
  const box = main(page).getByRole('textbox')
  for (const [typed, message] of [
    ['', 'Type a number, or press “I don’t know”.'],
    ['wide', 'give a number in inches, such as 6'],
    ['-4', 'give a number in inches, such as 6'],
    ['43', 'Did you mean 43 cm?'],
  ] as const) {
    await box.fill(typed)
    await page.keyboard.press('Enter')
    await expect(main(page)).toContainText(message)
    await expect(box).toHaveValue(typed)
  }
  await main(page).getByRole('button', { name: 'Yes, 43 cm' }).click()
  await expect(main(page)).toContainText('That is: 43 cm (16.9 in)')
  await page.keyboard.press('Enter')
  await answer(page, 'Question 2 of 5', '68 kg')
  await page.goBack()
  await page.goBack()
  await expect(heading(page, 'Question 1 of 5')).toBeVisible()
  await expect(box).toHaveValue('43')
  await expect(main(page).getByRole('combobox')).toHaveValue('cm')
  expect(JSON.parse((await storedFit(page)) ?? '').people[0].answers).toMatchObject({ hip_width_in: '43 cm' })
})

test('what was answered once is not asked again: the home holds for everybody, and each answer can be changed', async ({
  page,
  open,
}) => {
  await storeFit(page)
  await open('/fit/wheelchair/begin')
  await expect(heading(page, 'What fits Quillbertha')).toBeVisible()
  await open('/fit/transport_chair/begin')
  await expect(heading(page, 'Question 5 of 5')).toBeVisible()
  await open('/fit')
  await main(page).getByRole('radio', { name: 'Me', exact: true }).check()
  await main(page).getByRole('button', { name: 'Next' }).click()
  await main(page).getByRole('link', { name: 'A wheelchair that its user pushes' }).click()
  await answer(page, 'Question 1 of 5', '17 1/2')
  await answer(page, 'Question 2 of 5', undefined)
  await expect(heading(page, 'Question 4 of 5')).toBeFocused()
  await open('/fit/wheelchair')
  const answers = main(page).getByRole('region', { name: 'What you told us' })
  await expect(answers).toContainText(/How wide your door is31\.37 in/)
  await answers.getByRole('link', { name: 'Change how wide your door is' }).click()
  await answer(page, 'Question 3 of 5', '30')
  await expect(heading(page, 'Question 4 of 5')).toBeFocused()
})

test('a type without rules says so; an address that is none leads nowhere', async ({
  page,
  open,
  pageErrors,
  request,
}) => {
  const categories: { equipment_types: { id: number }[] }[] = (
    await (await request.get('/v1/api/posts/categories')).json()
  ).data
  const types = categories.flatMap(({ equipment_types }) => equipment_types)
  const type = types.find(({ id }) => !kindOfType(id))
  await open(`/fit/type/${type?.id}`)
  await expect(heading(page, 'We have no rules for this kind of thing')).toBeVisible()
  await open('/fit/type/1')
  await expect(page).toHaveURL(/\/fit\/wheelchair\/person$/)
  for (const path of [
    '/fit/spaceship',
    '/fit/wheelchair/tail_length',
    '/fit/wheelchair/bowl_height_in',
    '/fit/answers/begin',
  ]) {
    await open(path)
    await expect(heading(page, 'Oops, lost page')).toBeVisible()
  }
  expect(pageErrors).toEqual([])
})

test('without JavaScript every page says why it needs it, and what works without', async ({ browser, request }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  const { origin } = new URL((await request.get('/fit')).url())
  const says = (text: string) => expect(page.locator('noscript p', { hasText: text })).toHaveCount(1)
  await page.goto(`${origin}/fit`)
  await says('Without JavaScript you can use the calculators.')
  await page.goto(`${origin}/fit/wheelchair/hip_width_in`)
  await says('This form needs JavaScript')
  await page.goto(`${origin}/fit/wheelchair`)
  await says('This page needs JavaScript')
  await plain.close()
})
