import type { Locator, Page, Request } from '@playwright/test'
import { main } from '../listings/owner-visit.ts'
import { expect } from '../visit.ts'

/** What a device keeps of somebody called Mum who looks for a wheelchair: each number is one that stands nowhere else. */
export const fit = {
  version: 1,
  people: [
    {
      id: 1,
      name: 'Quillbertha',
      answers: { hip_width_in: '16.37', user_weight_lb: '151.73', lower_leg_in: '16.91', pushes_with: 'hands' },
      kinds: ['wheelchair'],
    },
  ],
  chosen: 1,
  home: { door_width_in: '31.37' },
  hidesMisfits: false,
}

/** All that nobody but the device may know of it. */
const secrets = ['Quillbertha', '16.37', '151.73', '16.91', '31.37']

/** Those secrets that a text has. A time of day is no measure, though a stored one may end in 16.37 seconds. */
export function secretsIn(text: string): string[] {
  const untimed = text.replaceAll(/\d\d:\d\d:\d\d\.\d+/g, '')
  return secrets.filter((secret) => untimed.includes(secret))
}

/** Stores this on the device before its first page. */
export const storeFit = (page: Page, stored: unknown = fit): Promise<unknown> =>
  page.addInitScript(
    (text) => {
      if (!sessionStorage.getItem('is-stored')) localStorage.setItem('fit', text)
      sessionStorage.setItem('is-stored', 'yes')
    },
    typeof stored === 'string' ? stored : JSON.stringify(stored),
  )

export const storedFit = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('fit'))

export const heading = (page: Page, name: string | RegExp): Locator =>
  main(page).getByRole('heading', { level: 1, name })

/** The listings of a verdict on the list of what fits. */
export const group = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true })

/** Types an answer, or says that it is not known, and waits for what comes next. */
export async function answer(page: Page, place: string, typed: string | undefined): Promise<void> {
  await expect(heading(page, place)).toBeFocused()
  if (typed === undefined) return main(page).getByRole('button', { name: 'I don’t know' }).click()
  await main(page).getByRole('textbox').fill(typed)
  await page.keyboard.press('Enter')
}

/** Records all that leaves a page: addresses, bodies, headers, console messages, and the addresses that the bar shows. */
export function recordLeaving(page: Page): () => string {
  const left: string[] = []
  page.on('request', (request: Request) =>
    left.push(request.method(), request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
  )
  page.on('framenavigated', (frame) => left.push(frame.url()))
  page.on('console', (message) => left.push(message.text()))
  page.on('pageerror', (error) => left.push(error.message))
  return () => left.map((one) => `${one}\n${decoded(one)}`).join('\n')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
