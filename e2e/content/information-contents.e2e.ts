import { axe, expect, test } from '../visit.ts'

test('the contents of a long page stay in sight beside it, and lead to a part by keyboard', async ({ page, open }) => {
  await open('/policies')
  const contents = page.getByRole('navigation', { name: 'Parts of Terms of Use' })
  await contents.getByRole('link', { name: '13. Law and courts' }).press('Enter')
  const heading = page.getByRole('heading', { name: '13. Law and courts' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page).toHaveURL(/#terms-of-use-13/)
  await expect(contents).toBeInViewport()
  await contents.getByRole('link', { name: '2. We are not part of the sale' }).click()
  await expect(page.getByRole('heading', { name: '2. We are not part of the sale' })).toBeInViewport()
  await axe(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('long contents are folded before the text, short ones are a list', async ({ page, open }) => {
    await open('/policies')
    const contents = page.getByRole('navigation', { name: 'Parts of Terms of Use' })
    await expect(contents).toHaveCount(1)
    await expect(contents.getByRole('link')).toHaveCount(0)
    await contents.locator('summary').click()
    await contents.getByRole('link', { name: '8. Prohibited access' }).click()
    await expect(page.getByRole('heading', { name: '8. Prohibited access' })).toBeInViewport()
    await open('/resources/healthandsafety')
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Always Remember' }).click()
    await expect(page.getByRole('heading', { name: 'Always Remember' })).toBeFocused()
  })
})
