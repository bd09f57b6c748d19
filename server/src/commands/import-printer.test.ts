import { expect, test } from 'vitest'
import { createImportPrinter } from './import-printer.ts'

/** A file that records what an import prints. */
function open(check?: boolean) {
  let written = ''
  const out = { isTTY: false, write: (text: string) => (written += text) } as unknown as NodeJS.WriteStream
  return { report: createImportPrinter(out, check), written: () => written }
}
const counts = { in: 0, there: 0, good: 0, refused: 0 }
const refused = (title: string) =>
  ({ outcome: 'refused', row: 3, title, errors: { price: ['Too much.', 'Odd.'], photos: ['None.'] } }) as never

test('an import says what it begins with, which rows are refused and why, and what became of all', () => {
  const { report, written } = open()
  report.begin({ file: 'a.csv', total: 1_204, notes: ['“Shelf” is no column.'] })
  report.row(refused('x'.repeat(70)))
  report.row({ outcome: 'in', row: 4, title: 'Cane' } as never)
  report.row(refused(''))
  expect(report.end({ ...counts, in: 1_200, there: 1, good: 1, refused: 2 })).toBe(true)
  expect(written()).toBe(
    [
      'Importing 1,204 rows of a.csv',
      'Note: “Shelf” is no column.',
      `Row 3 “${'x'.repeat(60)}…” is refused:`,
      ...['  price: Too much.', '  price: Odd.', '  photos: None.', 'Row 3 is refused:'],
      ...[
        '  price: Too much.',
        '  price: Odd.',
        '  photos: None.',
        '',
        '1,200 rows went in, 1 there already, 2 refused.',
      ],
      'Mend the refused rows in the file and run the same command again: what is in stays in, once.',
      '',
    ].join('\n'),
  )
})

test('a check says what would go in, and an import that was stopped how much is left', () => {
  const checking = open(true)
  checking.report.begin({ file: 'a.csv', total: 1, notes: [] })
  expect(checking.report.end({ ...counts, good: 1 })).toBe(true)
  expect(checking.written()).toBe('Checking 1 row of a.csv\n\n1 row would go in, 0 there already, 0 refused.\n')
  const stopped = open()
  stopped.report.begin({ file: 'a.csv', total: 9, notes: [] })
  expect(stopped.report.end({ in: 3, there: 2, good: 1, refused: 1 })).toBe(false)
  expect(stopped.written()).toMatch(/\nStopped with 2 rows left\. Run the same command again to go on\.\n$/)
})

test('an import that broke off says that what is in stays in, and nothing where it had not begun', () => {
  const [begun, not] = [open(), open()]
  begun.report.begin({ file: 'a.csv', total: 2, notes: [] })
  for (const { report } of [begun, not]) report.broken()
  expect(begun.written()).toMatch(/\nThe import broke off\. What is in stays in: /)
  expect(not.written()).toBe('')
})
