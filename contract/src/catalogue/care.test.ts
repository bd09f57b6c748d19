import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { batteryOf, batteryTypes, flightOf, wattHoursText } from './battery.ts'
import { type Cleaning, cleaning, cleaningOf } from './cleaning.ts'

type Taxonomy = { categories: { equipment_types: { equipment_fields: { ref: string }[] }[] }[] }

const taxonomy: Taxonomy = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../server/seeds/taxonomy.json'), 'utf8'),
)
const types = taxonomy.categories.flatMap(({ equipment_types }) => equipment_types)
const ways: Cleaning[] = Object.values(cleaning)

test('each equipment type is cleaned in one way, and each way says where that comes from', () => {
  const named = ways.flatMap(({ equipmentTypes }) => [...equipmentTypes]).sort((a, b) => a - b)
  expect(named).toEqual(types.map((_, at) => at + 1))
  for (const { sources } of ways) expect(sources.length).toBeGreaterThan(1)
  expect(cleaningOf(99)).toBeUndefined()
})

test('a sling is never bleached, and one that was is cut up; a torn cover is not passed on', () => {
  const sling = cleaningOf(35)
  expect(sling?.steps.join(' ')).toContain('No bleach, ever')
  expect(sling?.unsafe.join(' ')).toMatch(/bleached, is frayed or has lost its tag is unsafe\. Cut it up/)
  expect(cleaningOf(27)?.unsafe.join(' ')).toMatch(/cover that is torn.* Do not pass it on/)
  for (const [name, { steps }] of Object.entries(cleaning))
    if (!['powered', 'sling'].includes(name))
      expect([name, steps.join(' ')]).toEqual([name, expect.stringContaining('Wash')])
})

test('the types that are asked about a battery are those of the taxonomy', () => {
  const asked = types.flatMap(({ equipment_fields: fields }, at) =>
    fields.some(({ ref }) => ref === 'battery_type') ? [at + 1] : [],
  )
  expect([...batteryTypes]).toEqual(asked)
})

const lithium = { battery_type: 'Lithium', battery_volts: '24', battery_amp_hours: '12', battery_removable: 'Yes' }

test('volts times amp hours are its size', () => {
  expect(wattHoursText(lithium)).toBe('24 V × 12 Ah = 288 Wh')
  expect(wattHoursText({ ...lithium, battery_amp_hours: '' })).toBeUndefined()
  expect(wattHoursText({})).toBeUndefined()
})

test.each([
  ['none', { battery_type: 'No battery included' }, undefined],
  [
    'fixed, of any size',
    { ...lithium, battery_removable: 'No', battery_amp_hours: '100' },
    /^A lithium battery that stays fixed in its place has no limit/,
  ],
  [
    'taken out, 160 Wh',
    { ...lithium, battery_volts: '16', battery_amp_hours: '10' },
    /^Taken out, it may fly: two of up to 160 Wh/,
  ],
  [
    'taken out, 161 Wh',
    { ...lithium, battery_volts: '16.1', battery_amp_hours: '10' },
    /^Taken out, one such battery may fly: up to 300 Wh/,
  ],
  ['lead', { ...lithium, battery_type: 'Sealed lead acid' }, /^A sealed lead battery that stays in its place may fly/],
  ['not sure', { battery_type: 'Not sure' }, /^Fixed in its place, a battery has no limit/],
])('by air, a battery: %s', (_, properties, sentence) => {
  const battery = batteryOf(properties)
  if (!sentence) return expect(battery).toBeUndefined()
  expect(battery && flightOf(battery)).toMatch(sentence)
  expect(battery && flightOf(battery)).toContain('48 hours before you fly')
})
