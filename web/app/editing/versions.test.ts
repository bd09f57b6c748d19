import { expect, test } from 'vitest'
import { swapped, theirsTaken } from './use-versions.ts'

const mine = { base: 1, typed: 'Oak cane', isMine: false }
const theirs = { base: 2, typed: 'Cane', isMine: false }
const start = { shown: mine, aside: [], nth: 0 }

test('what was typed is put aside for the stored version, and then replaces that one when it is saved', () => {
  const taken = theirsTaken(start, theirs, { ...mine, typed: 'Oak cane, new' })
  expect(taken).toEqual({ shown: theirs, aside: [{ base: 2, typed: 'Oak cane, new', isMine: true }], nth: 1 })
})

test('what was put aside comes back as it was left, as often as one likes', () => {
  const taken = theirsTaken(start, theirs, mine)
  const back = swapped(taken, { ...theirs, typed: 'Cane, brown' })
  expect([back.shown.typed, back.aside[0]?.typed]).toEqual(['Oak cane', 'Cane, brown'])
  expect(swapped(back, back.shown).shown.typed).toBe('Cane, brown')
  expect(swapped(back, back.shown).nth).toBe(3)
})
