import type { Page } from '@playwright/test'
import { signUpForm } from '../accounts/auth-visit.ts'
import { wheelchair } from '../listings/listing-visit.ts'
import { expect, hydrated, test } from '../visit.ts'

const phone = { width: 390, height: 844 }
const main = (page: Page) => page.getByRole('main')

test('where the code of Filter cannot be loaded, the first press opens the panel as without a script', async ({
  page,
  open,
}) => {
  await page.setViewportSize(phone)
  await page.route(/\/filter-dialog-[\w-]+\.js$/, (route) => route.abort())
  await open('/')
  await main(page).locator('summary', { hasText: 'Filter' }).click()
  await expect(main(page).getByRole('heading', { name: 'Filter' })).toBeVisible()
  await main(page).locator('summary', { hasText: 'Filter' }).click()
  await expect(main(page).getByRole('heading', { name: 'Filter' })).toBeHidden()
})

test('where the code of Full size cannot be loaded, its link leads to the picture', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  await page.route(/\/full-size-[\w-]+\.js$/, (route) => route.abort())
  await open(await wheelchair(request))
  const link = page.getByRole('link', { name: 'Full size', exact: true })
  const picture = await link.getAttribute('href')
  await link.click()
  await page.waitForURL(`**${picture}`)
  // The browser's own page for a picture styles itself, which the picture's policy refuses.
  pageErrors.length = 0
})

test.describe('before any script is there', () => {
  /** Opens a page whose scripts come when the function that it returns is called. */
  async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
    await page.setViewportSize(phone)
    const held = Promise.withResolvers<void>()
    await page.route(/\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(path)
    return () => {
      held.resolve()
      return hydrated(page)
    }
  }

  test('a button that is pressed does once what it says as soon as they are', async ({ page, pageErrors: _ }) => {
    const letScriptsCome = await openWithoutScripts(page, '/auth')
    const button = (name: string) => main(page).getByRole('button', { name })
    for (const _ of ['once', 'and again, since nothing came of it']) await button('Show password').click()
    await expect(button('Hide password')).toHaveCount(0)
    await letScriptsCome()
    await expect(button('Hide password')).toBeVisible()
  })

  test('what is typed and ticked stays, and counts', async ({ page, pageErrors: _ }) => {
    const letScriptsCome = await openWithoutScripts(page, '/auth')
    const form = signUpForm(page)
    const field = (name: string) => form.getByLabel(name, { exact: true })
    await field('Email').fill('early@shaw.ca')
    for (const name of ['Password', 'Password again']) await field(name).fill('Lilac41!bench')
    await form.getByRole('checkbox', { name: /Terms of Use/ }).check()
    await letScriptsCome()
    await expect(field('Email')).toHaveValue('early@shaw.ca')
    // Of all that is asked for, only "I am not a robot" is missing.
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect(form.getByRole('heading', { name: 'There is 1 thing to correct' })).toBeVisible()
    await expect(form.getByRole('checkbox', { name: 'I am not a robot' })).toHaveAttribute('aria-invalid', 'true')
  })

  test('an order that is chosen is that of the list as soon as they are', async ({ page, pageErrors: _ }) => {
    const letScriptsCome = await openWithoutScripts(page, '/')
    await main(page).getByLabel('Sort By').selectOption('Price: high to low')
    await letScriptsCome()
    await expect(page).toHaveURL('/?sorted_by=price_desc')
    await expect(main(page).getByLabel('Sort By')).toHaveValue('price_desc')
  })
})
