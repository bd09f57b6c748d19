import type { Locator, Page } from '@playwright/test'
import { expect } from '../visit.ts'
import { password } from './accounts-visit.ts'

export const signUpForm = (page: Page) => page.getByRole('form', { name: 'Create your account' })
export const logInForm = (page: Page) => page.getByRole('form', { name: 'Log in' })
export const modal = (page: Page) => page.getByRole('dialog', { name: 'Log in or sign up' })
export const verify = (page: Page) => page.getByRole('dialog', { name: 'Verify your email' })
export const summary = (form: Locator) => form.getByRole('heading', { name: /to correct$/ })

/** Makes an address that no other visit uses. */
export const freshEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@visit.example`

/** Fills in all that sign-up asks for, as a person does. */
export async function fillSignUp(form: Locator, email: string, secret = password): Promise<void> {
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(secret)
  await form.getByLabel('Password again').fill(secret)
  await form.getByRole('checkbox', { name: 'I am not a robot' }).check()
  await form.getByRole('checkbox', { name: /I agree to the Terms of Use/ }).check()
}

export async function fillLogIn(form: Locator, email: string, secret = password): Promise<void> {
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(secret)
}

/** Expects the same errors at the fields and in the summary above them, in the same order. */
export async function expectErrors(form: Locator, sentences: string[]): Promise<void> {
  await expect(summary(form)).toHaveText(
    sentences.length === 1 ? 'There is 1 thing to correct' : `There are ${sentences.length} things to correct`,
  )
  await expect(form.getByRole('listitem').getByRole('link')).toHaveText(sentences)
  for (const sentence of sentences) await expect(form.getByText(`Error: ${sentence}`)).toBeVisible()
}
