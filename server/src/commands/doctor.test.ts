import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../platform/database/testing.ts'
import { testProgram } from '../testing.ts'
import { productionSettings, startBuilt } from '../testing-built.ts'
import { runToEnd } from './testing.ts'

const program = await testProgram()
const folder = await temporaryFolder('reable-doctor-')
afterAll(() => Promise.all([program.close(), rm(folder, { recursive: true, force: true })]))

const place = { databaseName: program.database.name, dataFolder: program.config.dataFolder }

test('the command says what it found in sentences, or as JSON for monitors, with the exit code of the worst', async () => {
  const { out, code, error } = await runToEnd('doctor', [], place)
  expect([code, error]).toEqual([2, ''])
  expect(out).toMatch(/^ {2}good {4}PostgreSQL is 18/m)
  expect(out).toMatch(/^ {2}WEAK {4}This is a demonstration/m)
  expect(out).toMatch(/^ {2}BROKEN {2}Nobody answers at http:\/\/localhost:9\b/m)
  const asJson = await runToEnd('doctor', ['--json'], place)
  expect([asJson.code, JSON.parse(asJson.out).level]).toEqual([2, 'broken'])
  expect(`${out}${asJson.out}`).not.toMatch(/postgres:\/\//)
})

test('settings with which the program does not start are findings, and a folder that is not there is not made', async () => {
  const dataFolder = join(folder, 'none')
  const wrong = startBuilt(dataFolder, { ...productionSettings, SECRET: 'short secret that repeats' }, ['doctor.js'])
  const empty = startBuilt(dataFolder, productionSettings, ['doctor.js', '--json'])
  await Promise.all([wrong.closed, empty.closed])
  expect(wrong.child.exitCode).toBe(2)
  expect(wrong.lines.join('\n')).toMatch(/^ {2}BROKEN {2}SECRET: production needs one that cannot be guessed/m)
  expect(wrong.lines.join('\n')).not.toContain('short secret')
  expect(empty.child.exitCode).toBe(2)
  expect(empty.lines.join('\n')).toContain(`There is no database in ${dataFolder} yet.`)
})

test('a call that nobody understands ends with 3: that is no finding', async () => {
  const { code, error } = await runToEnd('doctor', ['--letter', 'nobody'], place)
  expect([code, error]).toEqual([3, expect.stringMatching(/^Write --letter and one e-mail address\./)])
})
