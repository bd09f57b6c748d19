import { expect, test } from 'vitest'
import { checkProperties } from './check-properties.ts'
import { factsOf } from './facts.ts'
import { someField, someType } from './testing.ts'

const width = someField('width', { maximum: 30, required: true })
const depth = someField('depth')
const color = someField('color', {
  ...{ fieldType: 'drop_down', unit: null, numeric: false, options: ['Red', 'Blue'], retiredOptions: ['Puce'] },
})
const serial = someField('serial', { private: true, unit: null, numeric: false })
const type = someType(1, [width, depth, color, serial])

const wrong = (properties: Record<string, string>, before?: Record<string, string>) =>
  Object.keys(checkProperties(type, properties, before))

test('what is asked for is answered, the rest may stay empty', () => {
  expect(wrong({ width: '18' })).toEqual([])
  expect(wrong({ width: '18', depth: ' ', color: '' })).toEqual([])
  expect(wrong({ width: ' ' })).toEqual(['width'])
  expect(wrong({ depth: '18' })).toEqual(['width'])
  expect(wrong({ width: '18', height: '18' })).toEqual(['height'])
})

test('an answer that is offered no longer stays where it stood, and is wrong where it is new; no other wrong one stays', () => {
  const puce = { width: '18', color: 'Puce' }
  expect([wrong(puce, puce), wrong(puce), wrong(puce, { ...puce, color: 'Red' })]).toEqual([[], ['color'], ['color']])
  const wide = { width: '40' }
  expect(wrong(wide, wide)).toEqual(['width'])
})

test('facts are what is answered and everyone’s to read', () => {
  expect(factsOf(type, { width: '18', depth: '', serial: 'SN-1' }).map((fact) => fact.field_name)).toEqual(['width'])
})
