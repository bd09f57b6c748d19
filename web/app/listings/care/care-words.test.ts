import * as battery from '@reable/contract/catalogue/battery'
import { type Cleaning, cleaning } from '@reable/contract/catalogue/cleaning'
import { sheetChecks } from '@reable/contract/handovers/sheets/checks'
import * as rules from '@reable/contract/handovers/sheets/rules'
import { expect, test } from 'vitest'
import { gradeOf } from '../../testing-reading-grade.ts'

const flights = ['Lithium', 'Sealed lead acid', 'Not sure'].flatMap((battery_type) =>
  ['Yes', 'No', ''].flatMap((battery_removable) =>
    ['', '5', '12', '20'].map((battery_amp_hours) => {
      const found = battery.batteryOf({ battery_type, battery_removable, battery_amp_hours, battery_volts: '24' })
      return found ? battery.flightOf(found) : ''
    }),
  ),
)

test('a reader of grade 7 follows what is said of cleaning, of batteries and on a sheet', () => {
  const texts = [
    ...Object.values<Cleaning>(cleaning).map(({ steps, unsafe }) => [...steps, ...unsafe].join(' ')),
    ...flights,
    battery.batteryDanger,
    sheetChecks.map(({ says }) => says).join(' '),
    ...Object.values(rules).filter((rule) => typeof rule === 'string' && rule.endsWith('.')),
  ] as string[]
  expect(texts.filter((text) => gradeOf(text) > 7).map((text) => `${gradeOf(text).toFixed(1)} ${text}`)).toEqual([])
})
