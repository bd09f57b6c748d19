import { expect, test } from '../visit.ts'
import { box, fillIn, foundPart, worked, workItOut } from './calculators-visit.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  for (const { name, typed, found } of worked)
    test(`the calculator ${name} answers with what was found and what was typed, and nobody keeps it`, async ({
      page,
    }) => {
      await page.goto(`/fit/calculators/${name}`)
      await fillIn(page, typed)
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await workItOut(page).click()
      const response = await answered
      expect(response.status()).toBe(200)
      expect(response.headers()['cache-control']).toBe('no-store')
      for (const text of found) await expect(foundPart(page).getByText(text, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'What we found' })).toBeInViewport()
      for (const [question, text] of Object.entries(typed)) await expect(box(page, question)).toHaveValue(text)
      await expect(page).toHaveURL(`/fit/calculators/${name}#found`)
      await expect(page).toHaveTitle(/^(How|What)/)
      await page.goto(`/fit/calculators/${name}`)
      await expect(foundPart(page)).toHaveCount(0)
    })

  test('bad input is told on the page, with everything still in its box', async ({ page }) => {
    await page.goto('/fit/calculators/ramp')
    await box(page, 'How high is the step').fill('<b>knee high</b>')
    await page.getByLabel('Unit for: How high is the step').selectOption('cm')
    await workItOut(page).click()
    await expect(page).toHaveTitle('Error: How long a ramp? · Reable')
    await expect(page.getByRole('link', { name: /^Height of the step: give a number in/ })).toBeVisible()
    await expect(box(page, 'How high is the step')).toHaveValue('<b>knee high</b>')
    await expect(page.getByLabel('Unit for: How high is the step')).toHaveValue('cm')
  })
})

test('a script that comes late takes over what the server answered', async ({ page, pageErrors }) => {
  await page.route('**/assets/**.js', (route) => route.abort())
  await page.goto('/fit/calculators/ramp')
  await box(page, 'How high is the step').fill('7')
  await workItOut(page).click()
  await expect(foundPart(page).getByText('7 ft (2.2 m) or longer', { exact: true })).toBeVisible()
  await page.unroute('**/assets/**.js')
  const again = page.waitForResponse((response) => response.request().method() === 'POST')
  await workItOut(page).evaluate((button: HTMLButtonElement) => button.form?.submit())
  await again
  await page.keyboard.press('Shift')
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await expect(foundPart(page).getByText('7 ft (2.2 m) or longer', { exact: true })).toBeVisible()
  await expect(box(page, 'How high is the step')).toHaveValue('7')
  pageErrors.length = 0
})
