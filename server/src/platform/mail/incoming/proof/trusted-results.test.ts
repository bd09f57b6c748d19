import { expect, test } from 'vitest'
import { isVouchedFor } from './prove-sender.ts'

const whom = { trusted: 'mx.reable.example', domain: 'village.example' }
const vouched = (...values: string[]) =>
  isVouchedFor(
    [{ key: 'received', value: 'x' }, ...values.map((value) => ({ key: 'authentication-results', value }))],
    whom,
  )

const comment = (depth: number) => `${'('.repeat(depth)}so${')'.repeat(depth)}`

test.each([
  ['mx.reable.example; dmarc=pass header.from=village.example', true],
  ['MX.Reable.example 1; DMARC=pass header.from=Village.example', true],
  ['mx.reable.example; spf=fail; dmarc=pass action=none header.from=village.example', true],
  ['mx.reable.example; dkim=pass header.d=village.example', true],
  ['mx.reable.example; dkim=pass header.i=@village.example', true],
  ['mx.reable.example; dkim=pass header.i=rosa@village.example', false],
  ['mx.reable.example; dkim=pass header.d=thief.example', false],
  ['mx.reable.example; dkim=fail header.d=village.example', false],
  ['mx.reable.example; dkim=pass header.from=village.example', false],
  ['mx.reable.example; spf=pass header.from=village.example', false],
  ['mx.thief.example; dmarc=pass header.from=village.example', false],
  ['mx.reable.example', false],
  [`mx.reable.example; dmarc=pass ${comment(5)} header.from=village.example`, true],
  [`mx.reable.example; dmarc=pass ${comment(6)} header.from=village.example`, false],
  ['mx.reable.example; dmarc=pass (so) header.from=village.example (and so)', true],
  ['mx.reable.example; dmarc=pass reason="so" header.from=village.example', false],
])('our mail host’s "%s" vouches for the village: %s', (value, expected) => {
  expect(vouched(value)).toBe(expected)
})

test('only what was written last counts, which stands first', () => {
  const [no, yes] = ['mx.reable.example; none', 'mx.reable.example; dmarc=pass header.from=village.example']
  expect([vouched(no, yes), vouched(yes, no), vouched()]).toEqual([false, true, false])
})
