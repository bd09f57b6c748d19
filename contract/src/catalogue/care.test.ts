import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checksFor, sheetChecks } from '../handovers/sheets/checks.ts'
import { propertiesForAgain } from '../handovers/sheets/rules.ts'
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
  expect(batteryOf({ ...lithium, battery_volts: '1', battery_amp_hours: '1' })?.wattHours).toBe(1)
  expect(batteryOf({ ...lithium, battery_volts: '1', battery_amp_hours: '0.4' })?.wattHours).toBeUndefined()
})

test.each([
  ['none', { battery_type: 'No battery included' }, undefined],
  ['nothing said', {}, undefined],
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
  [
    'taken out, 300 Wh',
    { ...lithium, battery_volts: '30', battery_amp_hours: '10' },
    /^Taken out, one such battery may fly: up to 300 Wh/,
  ],
  ['taken out, 301 Wh', { ...lithium, battery_volts: '30.1', battery_amp_hours: '10' }, /^Taken out, it may not fly/],
  [
    'taken out, size not given',
    { ...lithium, battery_volts: '' },
    /^Taken out, a lithium battery may fly up to 300 Wh, or two of up to 160/,
  ],
  ['lead', { ...lithium, battery_type: 'Sealed lead acid' }, /^A sealed lead battery that stays in its place may fly/],
  [
    'lead, fixed',
    { ...lithium, battery_type: 'Sealed lead acid', battery_removable: 'No' },
    /^A sealed lead battery that stays in its place may fly/,
  ],
  [
    'not said whether it comes out',
    { ...lithium, battery_removable: '' },
    /^Fixed in its place, a battery has no limit/,
  ],
  ['not sure', { battery_type: 'Not sure' }, /^Fixed in its place, a battery has no limit/],
])('by air, a battery: %s', (_, properties, sentence) => {
  const battery = batteryOf(properties)
  if (!sentence) return expect(battery).toBeUndefined()
  expect(battery && flightOf(battery)).toMatch(sentence)
  expect(battery && flightOf(battery)).toContain('48 hours before you fly')
})

test('each kind of thing has checks of its own: brakes, fold, tips, drive, charge, lift', () => {
  const names = (type: number) => checksFor(type).map(({ name }) => name)
  expect(names(11)).toEqual(expect.arrayContaining(['label', 'loan', 'brakes', 'fold']))
  expect(names(15)).toContain('tips')
  expect(names(9)).toEqual(expect.arrayContaining(['brakes', 'drive', 'charge']))
  expect(names(41)).toEqual(expect.arrayContaining(['up_down', 'charge']))
  expect(names(35)).toContain('sling')
  expect(names(49)).toEqual(['label', 'loan', 'whole', 'clean'])
  expect(new Set(sheetChecks.map(({ name }) => name)).size).toBe(sheetChecks.length)
})

test('what is listed again has a battery as old as it is now, and nothing of an age that cannot be', () => {
  const again = (battery_age_months: string) =>
    propertiesForAgain({ brand: 'A', battery_age_months }, { monthsSince: 24 })
  expect(again('12')).toEqual({ brand: 'A', battery_age_months: '36' })
  for (const age of ['239', 'old']) expect(again(age)).toEqual({ brand: 'A' })
})
