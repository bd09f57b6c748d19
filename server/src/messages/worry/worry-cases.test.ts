import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { programOfFile } from '../../testing-file.ts'
import type { Outcome } from './signal.ts'
import { selectActiveSignals } from './signal-queries.ts'
import { judgeMessage } from './weigh-message.ts'

const program = await programOfFile()
const signals = await selectActiveSignals(program.ctx)

const page = readFileSync(new URL('../../../../docs/worry-cases.md', import.meta.url), 'utf8')

type Case = { message: string; known: string; outcome: Outcome }

const casesOf = (part = ''): Case[] =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => {
      const [message = '', known = '', outcome = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      return { message, known, outcome: outcome as Outcome }
    })

const [, honest, cheating] = page.split(/^## /m).map(casesOf)

const judge = ({ message, known }: Case) =>
  judgeMessage({
    ...{ text: message, signals, ownHost: 'reable.example' },
    ...{ newAccount: known.includes('new'), first: known.includes('first') },
    sameTextTo: Number(/to (\d+)/.exec(known)?.[1] ?? 1),
  })

test.each([...(honest ?? []), ...(cheating ?? [])])('$outcome: $message ($known)', (one) => {
  const { outcome, sum, words } = judge(one)
  expect([outcome, sum, words]).toEqual([one.outcome, expect.any(Number), expect.any(Array)])
})

test('no honest message is held, at most 2 of 100 are warned of, and 9 of 10 cheating ones are warned of or held', () => {
  const [good, bad] = [honest ?? [], cheating ?? []]
  expect(good.length + bad.length).toBeGreaterThanOrEqual(60)
  expect(good.filter((one) => judge(one).outcome === 'held')).toEqual([])
  expect(good.filter((one) => judge(one).outcome === 'warned').length / good.length).toBeLessThanOrEqual(0.02)
  expect(bad.filter((one) => judge(one).outcome !== 'nothing').length / bad.length).toBeGreaterThanOrEqual(0.9)
})
