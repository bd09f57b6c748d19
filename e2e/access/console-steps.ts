import { expect } from '@playwright/test'
import { main } from '../listings/owner-visit.ts'
import type { Fixtures } from './page-case.ts'

/** axe cannot judge the contrast of parts below the bar at the foot of a form. */
export const below = ['color-contrast', 'color-contrast-enhanced']

export const title = ({ page }: Fixtures) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()
export const save = ({ page }: Fixtures) => main(page).getByRole('button', { name: 'Save', exact: true }).click()
export const expectErrorSummary = ({ page }: Fixtures) => expect(main(page).getByText(/to correct$/)).toBeVisible()
