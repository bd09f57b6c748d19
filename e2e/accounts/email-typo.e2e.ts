import { expect, hydrated, test } from '../visit.ts'
import { signUpForm } from './auth-visit.ts'

test('a slip in an address is asked about before it is sent, and one press takes what was meant', async ({ page }) => {
  await page.goto('/auth')
  await hydrated(page)
  const form = signUpForm(page)
  const email = form.getByLabel('Email')
  await email.fill('ann@gmial.com')
  await expect(form.getByText('Did you mean ann@gmail.com?')).toBeVisible()
  await form.getByRole('button', { name: 'Use ann@gmail.com' }).press('Enter')
  await expect(email).toHaveValue('ann@gmail.com')
  await expect(email).toBeFocused()
  await expect(form.getByText('Did you mean')).toHaveCount(0)
  await email.fill('ann@ymail.com')
  await expect(form.getByText('Did you mean')).toHaveCount(0)
})
