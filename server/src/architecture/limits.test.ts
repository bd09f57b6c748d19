import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/clock'
import * as accounts from '../accounts/account-limits.ts'
import * as contact from '../contact/contact-limits.ts'
import * as fit from '../fit/fit-limits.ts'
import * as handovers from '../handovers/handover-limits.ts'
import * as imports from '../listings/imports/import-limits.ts'
import * as listings from '../listings/publish/listing-limits.ts'
import * as messages from '../messages/message-limits.ts'
import * as reports from '../moderation/report-limits.ts'
import * as uploads from '../pictures/uploads/upload-limits.ts'
import * as places from '../places/place-limits.ts'
import * as calls from '../platform/http/limits/call-limits.ts'
import type { Limit } from '../platform/http/limits/limit.ts'
import * as pages from '../platform/http/pages/page-limits.ts'
import * as privacy from '../privacy/routes.ts'
import * as saved from '../saved/saved-limits.ts'

const all = [
  ...[accounts, contact, fit, handovers, imports, listings, messages, reports],
  ...[uploads, places, calls, pages, privacy, saved],
]

const isLimit = (value: unknown): value is Limit & { maxInFirstWeek?: number } =>
  typeof value === 'object' && value !== null && 'max' in value && 'milliseconds' in value

const limits = all.flatMap((module) => Object.values<unknown>(module).flat().filter(isLimit))

const document = readFileSync(join(import.meta.dirname, '../../../docs/limits.md'), 'utf8')
const units: Record<string, number> = { minute, hour, day }

/** The lines of the page’s tables. */
const lines = [...document.matchAll(/^\| `(.+?)` \| ([\d, ]+) \| (\d+) (minute|hour|day)s? \|/gm)].map(
  ([, name, most = '', number, unit = '']) => {
    const [max, maxInFirstWeek, maxUnconfirmed] = most.split(',').map(Number)
    const milliseconds = Number(number) * (units[unit] ?? 0)
    return {
      name,
      max,
      milliseconds,
      ...(maxInFirstWeek && { maxInFirstWeek }),
      ...(maxUnconfirmed && { maxUnconfirmed }),
    }
  },
)

const byName = (one: { name?: string | undefined }, other: { name?: string | undefined }) =>
  String(one.name).localeCompare(String(other.name))

test('the page of limits says of each how many are allowed, within which time', () => {
  expect(lines.sort(byName)).toEqual(limits.sort(byName))
  expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length)
})

test('every limit of the program is among them', () => {
  const program = join(import.meta.dirname, '..')
  const own = readFileSync(join(import.meta.dirname, 'limits.test.ts'), 'utf8')
  const isLimiting = (name: string) =>
    /\bmax: [\d_]+,\s+(maxInFirstWeek: \d+,\s+)?(maxUnconfirmed: \d+,\s+)?milliseconds:/.test(
      readFileSync(join(program, name), 'utf8'),
    )
  const others = readdirSync(program, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(^|\/)testing/.test(name) && !own.includes(`'../${name}'`))
    .filter(isLimiting)
  expect(others).toEqual([])
})
