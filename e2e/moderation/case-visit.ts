import type { Page } from '@playwright/test'
import { main } from '../listings/owner-visit.ts'
import { expect, hydrated } from '../visit.ts'

/** Waits until a volunteer has the case that they have opened. */
export const hasClaimed = (page: Page) =>
  expect(
    main(page)
      .getByRole('status')
      .getByText(/^You have this until/),
  ).toBeVisible()

/** Opens the case about something from the queue. */
export async function openCase(page: Page, about: string): Promise<void> {
  await page.goto('/console/cases')
  await hydrated(page)
  await main(page).getByRole('article').getByRole('link', { name: about, exact: true }).first().press('Enter')
  await hasClaimed(page)
}

/** The button of a decision. */
export const decisionButton = (page: Page, name: string) =>
  page.getByRole('region', { name: 'What do you decide?' }).getByRole('button', { name, exact: true })

/** What was decided a moment ago, on the page after it. */
export const justDecided = (page: Page) => main(page).getByRole('region', { name: 'Decided just now' })
