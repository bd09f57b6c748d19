import { expect, test } from 'vitest'
import { attributionLength, beginsHeaderBlock, isByProgram, isQuoted, isSeparator } from './quote-patterns.ts'

test.each([
  'On 1 May 2026, Ben wrote:',
  '--On 1 May 2026, Ben wrote--',
  'Le 1 mai 2026, Ben a écrit :',
  '--Le 1 mai 2026, Ben a écrit--',
  'El 1 de mayo de 2026, Ben escribió:',
  '--El 1 de mayo de 2026, Ben escribió--',
  'Am 1. Mai 2026 schrieb Ben:',
])('"%s" stands above a quote, and is not part of a sentence', (line) => {
  expect(attributionLength([line], 0)).toBe(1)
  expect(attributionLength([`They said ${line}`], 0)).toBe(0)
  expect(attributionLength([`${line} come`], 0)).toBe(0)
})

test.each(['2026年5月1日 Ben 写道：', '2026年5月1日 Ben 寫道:', '1 ਮਈ 2026, Ben ਨੇ ਲਿਖਿਆ:'])(
  '"%s" stands above a quote, and ends its line',
  (line) => {
    expect(attributionLength([line], 0)).toBe(1)
    expect(attributionLength([`${line} 12`], 0)).toBe(0)
  },
)

test('an attribution goes on over four lines of 400 letters in all at most, none of them empty or quoted', () => {
  const lines = ['On 1 May 2026', 'at noon', 'Ben Carter', 'wrote:']
  expect([0, 1].map((at) => attributionLength(lines, at))).toEqual([4, 0])
  expect(attributionLength(['On 1 May', '2026', 'at noon', 'Ben', 'wrote:'], 0)).toBe(0)
  expect(attributionLength(['On 1 May 2026', '', 'Ben wrote:'], 0)).toBe(0)
  expect(attributionLength(['On 1 May 2026', '> Ben wrote:'], 0)).toBe(0)
  expect(attributionLength(['On 1 May 2026'], 0)).toBe(0)
  const long = (letters: number) => [`On ${'x'.repeat(letters - 10)} wrote:`]
  expect([400, 401].map((letters) => attributionLength(long(letters), 0))).toEqual([1, 0])
})

test.each([
  ['________', true],
  ['  --------  ', true],
  ['_______', false],
  ['x________', false],
  ['________x', false],
  ['-----Original Message-----', true],
  ['--- Ursprüngliche Nachricht ---', true],
  ['x -----Original Message-----', false],
  ['-----Original Message----- x', false],
  ['-----Another message-----', false],
])('"%s" separates what is quoted: %s', (line, separates) => {
  expect(isSeparator(line)).toBe(separates)
})

const filled = (lines: Record<number, string>) => Array.from({ length: 9 }, (_, at) => lines[at] ?? 'and so on')

test.each([
  [{ 0: 'From: Ben', 1: 'Sent: Monday', 2: 'To: Rosa' }, true],
  [{ 0: '*De :* Ben', 1: '*Envoyé :* lundi', 2: '*À :* Rosa' }, true],
  [{ 0: 'From: Ben', 1: 'Sent: Monday', 6: 'To: Rosa' }, true],
  [{ 0: 'From: Ben', 1: 'Sent: Monday', 7: 'To: Rosa' }, false],
  [{ 0: 'From: Ben', 1: 'Sent: Monday' }, false],
  [{ 0: 'From: Ben', 1: 'Size: small', 2: 'To: Rosa' }, false],
  [{ 0: 'Sent: Monday', 1: 'To: Rosa', 2: 'Subject: Walker' }, false],
  [{ 0: 'Size: small', 1: 'Sent: Monday', 2: 'To: Rosa' }, false],
  [{ 0: '1. From: Ben', 1: 'Sent: Monday', 2: 'To: Rosa' }, false],
  [{ 1: 'Sent: Monday', 2: 'To: Rosa' }, false],
])('who it is from, and two more labels within six lines, begin a quoted mail: %j, %s', (lines, begins) => {
  expect(beginsHeaderBlock(filled(lines), 0)).toBe(begins)
})

test('what programs write above a quote has an address, or the way it went, and a number', () => {
  expect(
    ['On 1 May Ben <ben@village.example> wrote:', 'On 1 May Ben (through Reable) wrote:'].map(isByProgram),
  ).toEqual([...[true, true]])
  expect(['On Monday Ben <ben@village.example> wrote:', 'On 1 May Ben wrote:'].map(isByProgram)).toEqual([false, false])
})

test('a quoted line has its mark at its beginning', () => {
  expect(['> a', '   > a', '＞a', '    > a', 'a > b'].map(isQuoted)).toEqual([true, true, true, false, false])
})
