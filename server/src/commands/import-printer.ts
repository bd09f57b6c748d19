import { cutText } from '@reable/contract/cut-text'
import type { ImportCounts, RowOutcome } from '#listings'
import type { Output } from './command.ts'
import { formatCount, type Progress, showProgress } from './progress.ts'

/** Prints the progress of an import. With `check` it says what would become of the rows. */
export function createImportPrinter(out: Output, check = false) {
  let total = 0
  let progress: Progress | undefined
  return {
    begin(start: { file: string; total: number; notes: string[] }): void {
      total = start.total
      progress = showProgress(out, total)
      progress.print(`${check ? 'Checking' : 'Importing'} ${rows(total)} of ${start.file}`)
      for (const note of start.notes) progress.print(`Note: ${note}`)
    },
    row(outcome: RowOutcome): void {
      if (outcome.outcome === 'refused') progress?.print(refusalText(outcome.row, outcome.title, outcome.errors))
      progress?.step()
    },
    /** Prints the totals. Returns whether every row was reached. */
    end(counts: ImportCounts): boolean {
      progress?.end()
      const left = total - counts.in - counts.there - counts.good - counts.refused
      out.write(`\n${summary(counts, check)}\n`)
      if (left) out.write(`Stopped with ${rows(left)} left. Run the same command again to go on.\n`)
      else if (counts.refused) out.write(`${advice}\n`)
      return left === 0
    },
    /** For an internal error in the middle: what was reported stands. */
    broken(): void {
      progress?.end()
      if (progress) out.write('The import broke off. What is in stays in: run the same command again to go on.\n')
    },
  }
}

const advice = 'Mend the refused rows in the file and run the same command again: what is in stays in, once.'

const rows = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`

function refusalText(row: number, title: string, errors: Record<string, string[]>): string {
  const reasons = Object.entries(errors).flatMap(([column, sentences]) =>
    sentences.map((each) => `  ${column}: ${each}`),
  )
  return [`Row ${row}${title ? ` “${cutText(title, 60)}”` : ''} is refused:`, ...reasons].join('\n')
}

function summary({ in: added, there, good, refused }: ImportCounts, check: boolean): string {
  const parts = check ? [`${rows(good)} would go in`] : [`${rows(added)} went in`]
  return `${[...parts, `${formatCount(there)} there already`, `${formatCount(refused)} refused`].join(', ')}.`
}
