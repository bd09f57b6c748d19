import type { Page } from '@playwright/test'
import { signIn } from '../accounts/accounts-visit.ts'
import { hydrated } from '../visit.ts'
import { type Fixtures, type PageCase, sizes, type Width } from './page-case.ts'
import { axeIssues, darkIssues, summaryIssues, targetIssues } from './page-issues.ts'

const both = ['phone', 'desk'] as const

/** Opens the page of a case and each of its states, and returns the issues found in them. */
export async function findIssues(fixtures: Fixtures, pageCase: PageCase): Promise<string[]> {
  const { page } = fixtures
  const { widths: [first = 'phone', second] = both, states = {}, exempt = [] } = pageCase
  await page.setViewportSize(sizes[first])
  const path = await openPage(fixtures, pageCase)
  const issues = await stateIssues(page, path, pageCase)
  if (second) issues.push(...(await atOtherWidth(page, path, pageCase, first, second)))
  for (const [name, step] of Object.entries(states)) {
    await step(fixtures)
    issues.push(...(await stateIssues(page, `${path}, ${name}`, pageCase)))
  }
  return issues.filter((issue) => !exempt.some((rule) => issue.includes(`: ${rule}: `)))
}

async function openPage(fixtures: Fixtures, { who, before, path, ready }: PageCase): Promise<string> {
  const { page } = fixtures
  await page.goto('/v1/health')
  // The case before must leave nothing behind.
  await page.evaluate(() => localStorage.clear())
  const person = await who?.(fixtures)
  if (person) await signIn(page, person)
  await before?.(fixtures)
  const address = typeof path === 'string' ? path : await path(fixtures)
  await page.goto(address)
  await hydrated(page)
  await ready?.(fixtures)
  return address
}

/** Checks every rule in the light theme, contrast in the dark one, and all targets. */
async function stateIssues(page: Page, state: string, { explained, inLightAlone }: PageCase): Promise<string[]> {
  const issues = [
    ...(await axeIssues(page, explained)),
    ...(inLightAlone ? [] : await darkIssues(page, explained)),
    ...(await targetIssues(page)),
    ...(await summaryIssues(page)),
  ]
  return issues.map((issue) => `${state}: ${issue}`)
}

/** Checks the page at its second width, where its layout may differ. */
async function atOtherWidth(page: Page, state: string, { explained }: PageCase, first: Width, second: Width) {
  await page.setViewportSize(sizes[second])
  const issues = [...(await axeIssues(page, explained)), ...(await targetIssues(page))]
  await page.setViewportSize(sizes[first])
  return issues.map((issue) => `${state} at ${sizes[second].width} px: ${issue}`)
}
