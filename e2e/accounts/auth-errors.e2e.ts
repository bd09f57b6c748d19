import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { expect, test } from '../visit.ts'
import { expectErrors, fillSignUp, freshEmail, logInForm, signUpForm, summary } from './auth-visit.ts'

const mustInclude = 'Password must include: a lower and uppercase letter, a number, and a symbol (!@#$&*)'
const addressTaken = 'An account with this address may exist: log in or reset your password'

test('[AUTH-02] [AUTH-03] [AUTH-06] an empty sign-up says everything that is missing, at the fields and above them', async ({
  page,
  open,
}) => {
  await open('/auth')
  const form = signUpForm(page)
  await form.getByRole('button', { name: 'Create account' }).click()
  await expectErrors(form, [
    'Email address is required',
    'Password is required',
    'Please check the reCAPTCHA box',
    'Please agree to the Terms of Use',
  ])
  await expect(page).toHaveTitle('Error: Create your account · Reable')
  await expect(page.locator(':focus')).toContainText('There are 4 things to correct')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused()
})

test('[AUTH-02] [AUTH-03] [AUTH-04] [AUTH-05] each rule has its sentence, which goes when it is met', async ({
  page,
  open,
}) => {
  await open('/auth')
  const form = signUpForm(page)
  await fillSignUp(form, 'rose.chan@shaw', 'garden2019')
  await form.getByLabel('Password again').fill('garden')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expectErrors(form, ['Invalid email address', mustInclude, 'Passwords do not match'])
  await expect(form.getByRole('list', { name: 'The password needs' }).getByRole('listitem')).toHaveText([
    'At least 8 characters, done',
    'A lowercase letter, done',
    'An uppercase letter',
    'A number, done',
    'A symbol: ! @ # $ & *',
  ])
  await form.getByLabel('Password', { exact: true }).fill('Gard1!')
  await expect(form.getByText('Error: Password must be at least 8 characters long')).toBeVisible()
  await form.getByLabel('Email').fill('rose.chan@shaw.ca')
  await form.getByLabel('Password again').fill('Garden2019!')
  await form.getByLabel('Password', { exact: true }).fill('Garden2019!')
  await expect(summary(form)).toBeHidden()
  await expect(page).toHaveTitle('Create your account · Reable')
  await expect(form.getByText(/^Error/)).toHaveCount(0)
})

test('[AUTH-02] [AUTH-03] log-in asks for an e-mail and a password of 8 characters', async ({ page, open }) => {
  await open('/auth#login')
  const form = logInForm(page)
  await form.getByRole('button', { name: 'Log in' }).click()
  await expectErrors(form, ['Email address is required', 'Password is required'])
  await form.getByLabel('Email').fill('rose')
  await form.getByLabel('Password', { exact: true }).fill('short')
  await form.getByRole('button', { name: 'Log in' }).click()
  await expectErrors(form, ['Invalid email address', 'Password must be at least 8 characters long'])
})

test('[AUTH-08] [AUTH-24] [GEN-19] what the server finds wrong stands at its field, and in red under the fields', async ({
  page,
  open,
  pageErrors,
}) => {
  await open('/auth')
  const form = signUpForm(page)
  await fillSignUp(form, 'ben@village.example')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expectErrors(form, [addressTaken])
  await expect(form.getByText('Error: Sign up failed, please try again')).toBeVisible()
  const floating = page.getByRole('region', { name: 'New notices' })
  await expect(floating).toContainText('Sign up unsuccessful')
  await expect(floating).toContainText('Sign up failed, please try again')
  // Nothing typed is lost; the check, which counts once, has been done anew by itself.
  await expect(form.getByLabel('Password again')).not.toHaveValue('')
  await expect(form.getByRole('checkbox', { name: 'I am not a robot' })).toBeChecked()
  await form.getByLabel('Email').fill(freshEmail('second-try'))
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('dialog', { name: 'Verify your email' })).toBeVisible()
  expectOnlyErrors(pageErrors, 422)
})

test('[AUTH-06] a check that cannot be had says so, and can be tried again', async ({ page, open, pageErrors }) => {
  await open('/auth')
  const form = signUpForm(page)
  const check = form.getByRole('checkbox', { name: 'I am not a robot' })
  await page.route('**/v1/auth/captcha', (route) => route.abort())
  await check.check()
  const status = (text: string) => form.getByRole('status').filter({ hasText: text })
  await expect(status('The check did not work. Please tick the box again.')).toBeVisible()
  await expect(check).not.toBeChecked()
  await page.unroute('**/v1/auth/captcha')
  await check.check()
  await expect(status('Checked. You are not a robot.')).toBeVisible()
  expect(pageErrors).toEqual([])
})

test('while it is sent the button says so and keeps its width; a second press sends nothing', async ({
  page,
  open,
}) => {
  await open('/auth#login')
  let requestCount = 0
  const pendingAnswer = Promise.withResolvers<void>()
  await page.route('**/v1/auth/login', async (route) => {
    requestCount++
    await pendingAnswer.promise
    await route.abort()
  })
  const form = logInForm(page)
  await form.getByLabel('Email').fill('ben@village.example')
  await form.getByLabel('Password', { exact: true }).fill('whatever it is')
  const button = form.getByRole('button', { name: /^Log/ })
  const before = await button.boundingBox()
  await button.click()
  await expect(button).toHaveAccessibleName('Logging in…')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  expect((await button.boundingBox())?.width).toBe(before?.width)
  await button.click()
  await form.getByLabel('Email').press('Enter')
  pendingAnswer.resolve()
  await expect(form.getByText(/^Error: We could not reach the service/)).toBeVisible()
  expect(requestCount).toBe(1)
})
