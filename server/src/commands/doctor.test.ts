import { rm } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../platform/database/testing.ts'
import { testProgram } from '../testing.ts'
import { doctorCommand } from './doctor.ts'
import { runHere } from './testing.ts'

const program = await testProgram()
const folder = await temporaryFolder('reable-doctor-')
afterAll(() => Promise.all([program.close(), rm(folder, { recursive: true, force: true })]))

const order = ['good  ', 'WEAK  ', 'BROKEN']
/** The worst last, where it is read first. */
const byLevel = (one: string, other: string) => order.indexOf(one) - order.indexOf(other)

const place = { databaseName: program.database.name, dataFolder: program.config.dataFolder }

test('the command says what it found in sentences, or as JSON for monitors, with the exit code of the worst', async () => {
  const { out, code, error } = await runHere(doctorCommand, [], place)
  expect([code, error]).toEqual([2, ''])
  expect(out).toMatch(/^ {2}good {4}PostgreSQL is 18/m)
  expect(out).toMatch(/^ {2}WEAK {4}This is a demonstration/m)
  expect(out).toMatch(/^ {2}BROKEN {2}Nobody answers at http:\/\/localhost:9\b/m)
  const asJson = await runHere(doctorCommand, ['--json'], place)
  expect([asJson.code, JSON.parse(asJson.out).level]).toEqual([2, 'broken'])
  const lines = out.trimEnd().split('\n')
  expect(lines.map((line) => line.slice(2, 8))).toEqual(lines.map((line) => line.slice(2, 8)).toSorted(byLevel))
  expect(lines.filter((line) => line.includes('undefined'))).toEqual([])
  expect(`${out}${asJson.out}`).not.toMatch(/postgres:\/\//)
})
