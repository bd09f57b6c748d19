import { expect, test } from 'vitest'
import type { Calculator } from './calculator.ts'
import { calculators } from './calculators.ts'
import { type Typed, workOut } from './work-out.ts'

const calculator = (name: string) => calculators.find((one) => one.name === name) as Calculator
const sizesOf = (name: string, typed: Typed) => workOut(calculator(name), typed).findings?.map(({ size }) => size)

test.each([['7'], ['7 in'], ['17.78 cm'], ['0.58333 ft'], ['seven']])(
  'a rise of “%s” is read as people write it',
  (rise_in) => {
    expect(sizesOf('ramp', { rise_in })?.[0]).toBe('7 ft (2.2 m) or longer')
  },
)

test('the unit beside a box counts where the text names none', () => {
  expect(sizesOf('ramp', { rise_in: '17.78', rise_in_unit: 'cm' })?.[0]).toBe('7 ft (2.2 m) or longer')
  expect(sizesOf('ramp', { rise_in: '7 in', rise_in_unit: 'cm' })?.[0]).toBe('7 ft (2.2 m) or longer')
  expect(sizesOf('ramp', { rise_in: '7', rise_in_unit: 'parsec' })?.[0]).toBe('7 ft (2.2 m) or longer')
})

test.each(['knee high', '-7', '0', '1000000000', 'NaN', '7 cm 2 in', '7 lb', '__proto__', '<b>7</b>'])(
  '“%s” is no rise, and is told so at its question',
  (rise_in) => {
    const { findings, errors } = workOut(calculator('ramp'), { rise_in })
    expect(findings).toBeUndefined()
    expect(Object.keys(errors ?? {})).toEqual(['rise_in'])
    expect(errors?.rise_in).toMatch(/^Height of the step: give a number in /)
  },
)

test('a link holds no measure of a body, and of a home only what a thing has to be', () => {
  const body = { hip_width_in: '16', thigh_length_in: '19', lower_leg_in: '17', wrist_height_in: '34' }
  for (const one of calculators) {
    const links = [...(one.links ?? []), ...(workOut(one, body).findings ?? []).flatMap((found) => found.links ?? [])]
    for (const { to } of links) expect(to).not.toMatch(/field\./)
  }
  const [found] = workOut(calculator('door'), { door_width_in: '28' }).findings ?? []
  expect(found?.links?.[0]?.to).toMatch(/&field\.overall_width_in\.to=26$/)
})
