import type { Page } from '@playwright/test'
import { logIn, signIn } from '../accounts/accounts-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { expect, expectNoSidewaysScroll, test } from '../visit.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test('a steward sees what was searched for in vain, adds it as a name in one press, changes it, and brings it back', async ({
  page,
  request,
}) => {
  const words = 'zippity scooty'
  for (const _ of [1, 2]) await request.get(`/v1/posts/understood?${new URLSearchParams({ search_query: words })}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await logIn(request, 'vera@village.example'))
  await page.goto('/console/search-names')
  const missed = main(page).getByRole('list', { name: 'Searches that found nothing' })
  await expect(missed.getByRole('listitem').filter({ hasText: words })).toContainText('2 searches')
  await missed.getByRole('button', { name: `Add as a name ${words}` }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Name or need' })).toHaveValue(words)

  await dialog(page).getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog(page)).toContainText('Please choose one or more kinds')
  const find = dialog(page).getByRole('searchbox', { name: 'Kinds of equipment' })
  await find.fill('knee sc')
  await find.press('Enter')
  await dialog(page).getByRole('checkbox', { name: 'Knee scooter' }).check()
  await find.fill('crutch')
  await dialog(page).getByRole('checkbox', { name: 'Crutches' }).press('Space')
  await find.clear()
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(2)
  await expect(dialog(page).getByText(/^Among the last .* this changes 2:$/)).toBeVisible()
  await expect(dialog(page).getByText(`“${words}”, 2 times`)).toBeVisible()
  await expectNoSidewaysScroll(page, 320)
  await dialog(page).getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog(page)).toBeHidden()

  await page.getByRole('searchbox', { name: 'Find a name or need' }).fill('zippity')
  await page.getByRole('searchbox', { name: 'Find a name or need' }).press('Enter')
  const names = main(page).getByRole('list', { name: 'Names and needs' })
  await expect(names.getByRole('listitem')).toHaveCount(1)
  await expect(names).toContainText('Knee scooter · Crutches')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Korean')
  await main(page).getByRole('button', { name: 'Find', exact: true }).click()
  await expect(names.getByRole('listitem')).toHaveCount(0)
  await page.goBack()

  await main(page)
    .getByRole('button', { name: `Change ${words}` })
    .click()
  await dialog(page).getByRole('checkbox', { name: 'Knee scooter' }).uncheck()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(names).not.toContainText('Knee scooter')
  await main(page)
    .getByRole('button', { name: `Change ${words}` })
    .click()
  await dialog(page)
    .getByRole('button', { name: `Remove “${words}”` })
    .click()
  await expect(names.getByRole('listitem')).toHaveCount(0)
  await main(page)
    .getByRole('link', { name: `${words}: versions` })
    .click()
  await main(page).getByRole('button', { name: 'Bring it back (version 2)' }).click()
  await expect(page.getByText('Brought back', { exact: true }).first()).toBeVisible()
  await main(page).getByRole('link', { name: 'Back to Search words' }).click()
  await page.getByRole('searchbox', { name: 'Find a name or need' }).fill('zippity')
  await page.getByRole('searchbox', { name: 'Find a name or need' }).press('Enter')
  await expect(names).toContainText('Crutches')
})
