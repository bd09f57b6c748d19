import { expect, test } from 'vitest'
import { maxMailBytes, requireBounded } from './mail-bounds.ts'

const bounded = (mail: string) => () => requireBounded(Buffer.from(mail, 'latin1'))

test('a mail of 25 MB is read, a byte more is not', () => {
  const mail = Buffer.alloc(maxMailBytes + 1, 'x')
  mail.write('From: a@b.example\r\n\r\n')
  expect(maxMailBytes).toBe(26_214_400)
  expect(() => requireBounded(mail.subarray(0, maxMailBytes))).not.toThrow()
  expect(() => requireBounded(mail)).toThrow('is too large')
})

test.each(['\r\n\r\n', '\n\n'])('a head of 128 KB is read, a byte more is not, whatever ends it: %j', (end) => {
  const head = 'x'.repeat(128 * 1024)
  expect(bounded(`${head}${end}`)).not.toThrow()
  expect(bounded(head)).not.toThrow()
  expect(bounded(`${head}x${end}`)).toThrow('has too long a head')
  expect(bounded(`${head}x`)).toThrow('has too long a head')
  expect(bounded(`a${end}${head}\r\n\r\n${head}\n\n`)).not.toThrow()
})

test('a head of 2,000 lines is read, one of more is not', () => {
  const head = (lines: number) => `From: a@b.example\r\nX: ${'x\r\n '.repeat(lines - 2)}y\r\n\r\n${'x\n'.repeat(3_000)}`
  expect(bounded(head(2_000))).not.toThrow()
  expect(bounded(head(2_001))).toThrow('has too long a head')
})

test('a mail of 200 parts is read, one of more is not; lines of dashes and blanks are no parts', () => {
  const parts = (count: number, line = '--part') => `From: a@b.example\r\n\r\n${`${line}\r\nx\r\n`.repeat(count)}`
  expect(bounded(parts(200))).not.toThrow()
  expect(bounded(parts(201))).toThrow('has too many parts')
  expect(bounded(parts(201, '----=_Part'))).toThrow('has too many parts')
  expect(bounded(`${parts(200)}--part`)).toThrow('has too many parts')
  for (const line of ['--', '-- ', '--------', '-- \u0000', 'a --part', '-part'])
    expect(bounded(parts(300, line))).not.toThrow()
  expect(bounded(parts(300, `--${'-'.repeat(80)}p`))).not.toThrow()
  expect(bounded(parts(201, `--${'-'.repeat(79)}p`))).toThrow('has too many parts')
})

test.each(['\n--x', '\n--!', '\n--\n--part'])(
  'a part is counted by the beginning of its line, in whatever mail: %j',
  (part) => {
    expect(bounded(part.repeat(200))).not.toThrow()
    expect(bounded(part.repeat(201))).toThrow('has too many parts')
  },
)

test.each(['\r\n\r\n', '\n\n'])('a mail without a head has none that is too long: %j', (end) => {
  expect(bounded(`${end}${'x'.repeat(128 * 1024 + 1)}`)).not.toThrow()
})
