import { expect, test } from 'vitest'
import type { Calculator } from './calculator.ts'
import { calculators } from './calculators.ts'
import { type Typed, typedIn, workOut } from './work-out.ts'

const calculator = (name: string) => calculators.find((one) => one.name === name) as Calculator
const errorsOf = (name: string, typed: Typed) => workOut(calculator(name), typed).errors ?? {}
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

test('nothing typed is told once, at the first question', () => {
  for (const { name, asks, nothingTyped } of calculators)
    expect(errorsOf(name, {})).toEqual({ [asks[0]?.question.name ?? '']: nothingTyped })
})

test('each box that is wrong has its own sentence', () => {
  expect(
    Object.keys(errorsOf('wheelchair', { hip_width_in: 'wide', thigh_length_in: '18', lower_leg_in: '-' })),
  ).toEqual(['hip_width_in', 'lower_leg_in'])
})

test('a wrist as high as the head is asked about', () => {
  expect(errorsOf('handle', { wrist_height_in: '45', standing_height_in: '50' })).toEqual({
    wrist_height_in: 'Wrist and height do not go together. Please measure both again',
  })
})

test('of a form its own boxes are read, no others, and no more of each than anybody types', () => {
  const form = new FormData()
  form.set('rise_in', '7'.repeat(5000))
  form.set('hip_width_in', '16')
  const typed = typedIn(calculator('ramp'), form)
  expect(Object.keys(typed)).toEqual(['rise_in', 'rise_in_unit'])
  expect(typed.rise_in).toHaveLength(60)
})

test('a link holds no measure of a body, and of a home only what a thing has to be', () => {
  const body = { hip_width_in: '16', thigh_length_in: '19', lower_leg_in: '17', wrist_height_in: '34' }
  for (const one of calculators) {
    const links = [...(one.links ?? []), ...(workOut(one, body).findings ?? []).flatMap((found) => found.links ?? [])]
    for (const { to } of links) expect(to).not.toMatch(/field\./)
  }
  const [found] = workOut(calculator('door'), { door_width_in: '28' }).findings ?? []
  expect(found?.links?.[0]?.to).toMatch(/&field\.overall_width_in\.to=26$/)
})
