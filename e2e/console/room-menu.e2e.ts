import { signIn } from '../accounts/accounts-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { expect, test } from '../visit.ts'
import { belowBar, expectReadable, vera } from './console-visit.ts'

test('the sections stand in a column beside the page, in groups, and the current one is marked on every page below it', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await vera(request))
  await open('/console/cases')
  const room = page.getByRole('navigation', { name: 'Volunteers’ room' })
  const group = room.getByRole('list', { name: 'People and listings' })
  await expect(group.getByRole('link', { name: 'Cases' })).toHaveAttribute('aria-current', 'page')
  await group.getByRole('link', { name: 'People' }).press('Enter')
  const current = room.locator('[aria-current]:visible')
  for (const tab of ['Find', 'Restrictions', 'Signals']) {
    await main(page).getByRole('link', { name: tab, exact: true }).click()
    await expect(main(page).getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'true')
    await expect(current).toHaveText(['People'])
  }
})

test('on a phone the sections are a menu that names the current one, and closes by a choice, Escape and a press beside it', async ({
  page,
  open,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await vera(request))
  await open('/console/people/find')
  const room = page.getByRole('navigation', { name: 'Volunteers’ room' })
  const menu = room.locator('summary')
  const banners = room.getByRole('link', { name: 'Banners' })
  await expect(menu).toHaveText('Volunteers’ room People')
  await expect(banners).toBeHidden()
  await menu.press('Enter')
  // What the menu covers cannot be judged.
  await expectReadable(page, belowBar)
  await banners.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banners')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(menu).toHaveText('Volunteers’ room Banners')
  await expect(banners).toBeHidden()
  await menu.press('Enter')
  await page.keyboard.press('Escape')
  await expect(banners).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await expect(banners).toBeVisible()
  await page.mouse.click(5, 500)
  await expect(banners).toBeHidden()
})
