/** Below this, a number of things of one kind or place could point to somebody: it is not said. */
export const smallestCount = 5

/** A number; or that it is too small to be said, or that it would give away another one that is. */
export type Count = number | 'fewer' | 'withheld'

/** "12", "fewer than 5". */
export function countText(count: Count): string {
  if (count === 'fewer') return `fewer than ${smallestCount}`
  return count === 'withheld' ? 'not shown' : count.toLocaleString('en-CA')
}

/** How long it took from listing to handing over. */
export const waits = [
  { name: 'within_week', label: 'Up to 1 week' },
  { name: 'within_fortnight', label: '1 to 2 weeks' },
  { name: 'within_month', label: '2 weeks to 30 days' },
  { name: 'within_quarter', label: '31 to 90 days' },
  { name: 'longer', label: 'More than 90 days' },
] as const

export type Wait = (typeof waits)[number]['name']

/** "About 1,200", "about 90": as exact as an estimate can be, two digits. */
export function aboutText(amount: number): string {
  const rounded = amount < 100 ? Math.round(amount) : Number(amount.toPrecision(2))
  return `about ${rounded.toLocaleString('en-CA')}`
}

/** Where the file with all figures is. */
export const impactFile = '/impact.csv'

/** Of how many days volunteers see figures. */
export const volunteerDays = 90
