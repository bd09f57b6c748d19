import { axe, expect, expectNoSidewaysScroll, test } from '../visit.ts'

const darkBackground = 'rgb(15, 24, 22)'

test('the foot of the page offers colours and text size; the device keeps them from page to page', async ({
  page,
  open,
}) => {
  await open('/aboutus')
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const usual = await size()
  await page.getByRole('combobox', { name: 'Colours' }).selectOption('Dark')
  await expect(page.locator('html')).toHaveCSS('background-color', darkBackground)
  await page.getByRole('combobox', { name: 'Text size' }).selectOption('Largest')
  expect(await size()).toBeGreaterThan(usual * 1.25)
  await axe(page)
  await open('/')
  await expect(page.locator('html')).toHaveCSS('background-color', darkBackground)
  expect(await size()).toBeGreaterThan(usual * 1.25)
  await expect(page.getByRole('combobox', { name: 'Colours' })).toHaveValue('dark')
  await page.getByRole('combobox', { name: 'Colours' }).selectOption('As on this device')
  await page.getByRole('combobox', { name: 'Text size' }).selectOption('Usual')
  await open('/blog')
  await expect(page.locator('html')).not.toHaveCSS('background-color', darkBackground)
  expect(await size()).toBe(usual)
})

test('with the largest text nothing scrolls sideways on a small phone', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('textSize', 'largest'))
  for (const path of ['/', '/?search_query=walker', '/auth', '/resources', '/donate']) {
    await open(path)
    await expectNoSidewaysScroll(page, 320)
  }
})
