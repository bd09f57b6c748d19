import { createConfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { axe, everythingAnswered, expect, hydrated, test } from '../visit.ts'
import { answer, fit, heading, storedFit, storeFit } from './fit-visit.ts'

const all = (page: Parameters<typeof main>[0]) => main(page).getByRole('region', { name: 'What this device keeps' })

test('what is kept is all shown, forgotten by one press, taken back by another, and the other tabs follow', async ({
  page,
  open,
}) => {
  await storeFit(page)
  await open('/fit')
  await expect(all(page)).toContainText(/For Quillbertha.*16\.37 in \(42 cm\).*The home.*31\.37 in/)
  await axe(page)
  const tab = await page.context().newPage()
  await tab.goto('/fit/wheelchair')
  await hydrated(tab)
  await expect(heading(tab, 'What fits Quillbertha')).toBeVisible()
  await main(page).getByRole('button', { name: 'Forget all of this' }).click()
  await expect(all(page)).toHaveCount(0)
  expect(await storedFit(page)).toBe(null)
  await expect(heading(tab, /^What fits$/)).toBeVisible()
  await main(page).getByRole('button', { name: 'Take it back' }).press('Enter')
  await expect(all(page)).toContainText('For Quillbertha')
  expect(JSON.parse((await storedFit(page)) ?? '')).toEqual(fit)
  await expect(heading(tab, 'What fits Quillbertha')).toBeVisible()
  await tab.close()
  await main(page).getByRole('button', { name: 'Forget all of this' }).click()
  await page.reload()
  await hydrated(page)
  expect(await storedFit(page)).toBe(null)
  await expect(all(page)).toHaveCount(0)
})

test('one of several people is forgotten alone; five others have room, and a sixth is not offered', async ({
  page,
  open,
}) => {
  const people = ['Ann', 'Bo', 'Cy', 'Di', 'Eve'].map((name, at) => ({ ...fit.people[0], name, id: at + 1 }))
  await storeFit(page, { ...fit, people })
  await open('/fit')
  await expect(main(page).getByRole('radio')).toHaveCount(6)
  await expect(main(page).getByRole('radio', { name: 'Somebody else' })).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Forget Bo' }).click()
  await expect(main(page).getByRole('radio', { name: 'Bo', exact: true })).toHaveCount(0)
  await expect(main(page).getByRole('radio', { name: 'Somebody else' })).toHaveCount(1)
})

test('logging out forgets it too', async ({ page, open, request }) => {
  await signIn(page, await createConfirmedUser(request, 'fits'))
  await storeFit(page)
  await open('/fit')
  await page.getByText('My account', { exact: true }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect.poll(() => storedFit(page)).toBe(null)
})

test('a browser that keeps nothing says one sentence, and the way goes on', async ({ page, open }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open('/fit/wheelchair/begin')
  await main(page).getByRole('button', { name: 'Next' }).click()
  await expect(main(page)).toContainText('This browser cannot keep what you answer.')
  for (const [at, typed] of ['16.37', '151.73', '31.37', '16.91'].entries())
    await answer(page, `Question ${at + 1} of 5`, typed)
  await answer(page, 'Question 5 of 5', undefined)
  await expect(main(page).getByRole('status').getByRole('listitem')).toHaveCount(4)
})

for (const [what, stored] of [
  ['of another version', { ...fit, version: 2 }],
  ['edited by hand', { ...fit, home: { door_width_in: 31.37 } }],
  ['cut off', JSON.stringify(fit).slice(0, 60)],
] as const)
  test(`what is stored ${what} costs a sentence, and the list reads as for everybody`, async ({ page, open }) => {
    await storeFit(page, stored)
    await open('/fit')
    await expect(main(page)).toContainText('We cannot read the answers that this browser kept.')
    await axe(page)
    await open('/?search_query=18-inch')
    await everythingAnswered(page)
    await expect(main(page).getByRole('article').first()).not.toContainText(/fit|know/i)
    await open('/fit')
    await main(page).getByRole('button', { name: 'Next' }).click()
    await expect(heading(page, 'What kind of thing is it?')).toBeVisible()
    expect(JSON.parse((await storedFit(page)) ?? '')).toMatchObject({ version: 1, people: [{ id: 0 }] })
  })
