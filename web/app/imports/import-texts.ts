import { listedStates } from '@reable/contract/imports/rules'
import { countOf } from '../ui/count-of.ts'
import type { Import, ImportRow } from './load-imports.ts'

/** How many rows are on the list, brought by this import or there before it. */
export const listedCount = ({ counts }: Pick<Import, 'counts'>): number =>
  listedStates.reduce((sum, state) => sum + counts[state], 0)

/** How the rows of an import stand, in one line. */
export function countsText({ counts, total }: Pick<Import, 'counts' | 'total'>): string {
  const parts = [
    [listedCount({ counts }), 'on the list'],
    [counts.queued, 'on the way'],
    [counts.ready, 'ready'],
    [counts.waiting, 'waiting for photos'],
    [counts.wrong, 'to mend'],
  ] as const
  const said = parts.filter(([count]) => count).map(([count, what]) => `${count.toLocaleString('en-CA')} ${what}`)
  return `${countOf(total, 'row')}: ${said.join(', ')}`
}

export const stateTexts: Record<ImportRow['state'], string> = {
  wrong: 'To mend',
  waiting: 'Waits for photos',
  ready: 'Ready',
  queued: 'On the way',
  in: 'On the list',
  there: 'Was on the list',
}

const dateFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'Etc/GMT+7' })

export const dayText = (utc: string): string => dateFormat.format(new Date(utc))
