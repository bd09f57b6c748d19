import { logIn, signIn } from '../accounts/accounts-visit.ts'
import { expect, test } from '../visit.ts'

test('anybody sees whether theirs is recalled, and what to do; what was typed stays where it was', async ({
  page,
  open,
}) => {
  await open('/recalls')
  await page.getByLabel('Model name or number').fill('RTL 15063-adj')
  await page.getByRole('button', { name: 'Look it up' }).click()
  await expect(page.getByRole('link', { name: 'Brand: please type it too.' })).toBeVisible()
  await expect(page.getByLabel('Model name or number')).toHaveValue('RTL 15063-adj')
  await page.getByLabel('Brand').fill('drive')
  await page.getByRole('button', { name: 'Look it up' }).click()
  await expect(page.getByRole('heading', { name: 'Yes: drive RTL 15063-adj is recalled' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Ask Drive Medical Canada for your money back.')
  await expect(page.getByRole('main')).toContainText('Open Government Licence – Canada')
})

test('a volunteer makes a card of a notice, and withdraws it', async ({ page, open, request }) => {
  await signIn(page, await logIn(request, 'vera@village.example'))
  await open('/console/recalls/notices')
  const notice = page.getByRole('article').filter({ hasText: 'Northgate brand shower chairs' })
  await notice.getByRole('link', { name: 'Write a card' }).click()
  await expect(page.getByLabel('Brand')).toHaveValue('Northgate')
  await expect(page.getByLabel('Models')).toHaveValue('NG-210')
  await expect(page.getByRole('checkbox', { name: 'Shower chair or bath seat' })).toBeChecked()
  await page.getByLabel('Name').fill('Northgate shower chairs')
  await page.getByRole('button', { name: 'Save and compare all listings' }).click()
  await expect(page.getByRole('heading', { name: 'Northgate shower chairs' })).toBeVisible()
  await page.getByRole('link', { name: 'Northgate shower chairs' }).click()
  await page.getByRole('checkbox', { name: /^This card is withdrawn/ }).check()
  await page.getByRole('button', { name: 'Save and compare all listings' }).click()
  const card = page.getByRole('article').filter({ hasText: 'Northgate shower chairs' })
  await expect(card).toContainText('Withdrawn')
  await card.getByRole('link').click()
  await page.getByRole('link', { name: /^Versions/ }).click()
  await page.getByRole('button', { name: 'Bring it back (version 1)' }).click()
  await page.getByRole('link', { name: 'Back to the recall' }).click()
  await expect(page.getByRole('checkbox', { name: /^This card is withdrawn/ })).not.toBeChecked()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the page answers too, with the day of its list', async ({ page }) => {
    await page.goto('/recalls')
    await page.getByLabel('Brand').fill('Medline')
    await page.getByRole('button', { name: 'Look it up' }).click()
    await expect(page.getByRole('heading', { name: 'Perhaps: some things by Medline are recalled' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/last looked at on \w+ \d+, \d{4}/)
    await page.goto('/recalls?model=15064')
    await expect(page.getByRole('main')).toContainText('Brand: please type it too.')
  })
})

test('a listing that names its brand and not its model says which of the two to ask for', async ({ page, open }) => {
  await open('/?search_query=folding%20wheelchair')
  await page.getByRole('link', { name: 'Folding wheelchair, 18-inch seat' }).first().click()
  await expect(page.getByRole('main')).toContainText('The model is not given. Ask for it before you decide.')
})
