import { beforeEach, expect, test, vi } from 'vitest'
import { chooseUnit, usualUnit } from './usual-units.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('who measures in centimetres does so in the next field too, while weights stay in pounds', () => {
  chooseUnit('in', 'cm')
  expect([usualUnit('in'), usualUnit('lb')]).toEqual(['cm', 'lb'])
})

test.each(['{', 'null', '7', '{"in":7}', '{"in":"kg"}'])(
  'where %s is stored, a field begins in its own unit',
  (junk) => {
    stored.set('measure-units', junk)
    expect(usualUnit('in')).toBe('in')
  },
)
