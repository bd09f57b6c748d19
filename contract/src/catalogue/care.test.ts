import { expect, test } from 'vitest'
import { batteryOf, flightOf } from './battery.ts'
import { cleaning, cleaningOf } from './cleaning.ts'

test('a sling is never bleached, and one that was is cut up; a torn cover is not passed on', () => {
  const sling = cleaningOf(35)
  expect(sling?.steps.join(' ')).toContain('No bleach, ever')
  expect(sling?.unsafe.join(' ')).toMatch(/bleached, is frayed or has lost its tag is unsafe\. Cut it up/)
  expect(cleaningOf(27)?.unsafe.join(' ')).toMatch(/cover that is torn.* Do not pass it on/)
  for (const [name, { steps }] of Object.entries(cleaning))
    if (!['powered', 'sling'].includes(name))
      expect([name, steps.join(' ')]).toEqual([name, expect.stringContaining('Wash')])
})

const lithium = { battery_type: 'Lithium', battery_volts: '24', battery_amp_hours: '12', battery_removable: 'Yes' }

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
