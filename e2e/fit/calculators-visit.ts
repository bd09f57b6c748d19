import type { Locator, Page } from '@playwright/test'

/** One way through a calculator: what is typed into which question, and some of what comes of it. */
export type Worked = { name: string; typed: Record<string, string>; found: readonly string[] }

export const worked: readonly Worked[] = [
  {
    name: 'ramp',
    typed: { 'How high is the step': `7 ½` },
    found: ['7½ ft (2.3 m) or longer', '4 ft (1.3 m) or longer', '2½ ft (0.8 m) or longer'],
  },
  {
    name: 'door',
    typed: { 'How wide is the narrowest door?': '71 cm', 'How wide is the hall': '36' },
    found: ['25½ in (64 cm) or less', '26½ in (67 cm) or less', 'It is tight', 'It is too narrow'],
  },
  {
    name: 'wheelchair',
    typed: { 'How wide are the hips': '16', 'How long is the thigh': '19', 'How long is the lower leg?': `1' 5"` },
    found: ['17 to 18 in (44 to 45 cm)', '16 to 18 in (41 to 45 cm)', '19 in (49 cm) or more', '17 in (43 cm) or less'],
  },
  { name: 'handle', typed: { 'How high is the wrist?': '34' }, found: ['33½ to 34½ in (86 to 87 cm)'] },
]

export const box = (page: Page, question: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name: question })

export const workItOut = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Work it out' })

export const foundPart = (page: Page): Locator => page.getByRole('region', { name: 'What we found' })

export async function fillIn(page: Page, typed: Worked['typed']): Promise<void> {
  for (const [question, text] of Object.entries(typed)) await box(page, question).fill(text)
}
