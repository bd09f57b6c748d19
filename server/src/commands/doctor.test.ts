import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../platform/database/testing.ts'
import { testProgram } from '../testing.ts'
import { productionSettings } from '../testing-built.ts'
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

test('settings with which the program does not start are findings, and a folder that is not there is not made', async () => {
  const dataFolder = join(folder, 'none')
  const examine = (args: string[], env: Record<string, string>) =>
    runHere(doctorCommand, args, { dataFolder, env: { ...productionSettings, ...env } })
  const guessable = await examine([], { SECRET: 'short secret that repeats' })
  expect([guessable.code, guessable.error]).toEqual([2, ''])
  expect(guessable.out).toMatch(/^ {2}BROKEN {2}SECRET: production needs one that cannot be guessed/)
  expect(guessable.out).not.toContain('short secret')
  const wrong = await examine(['--json'], { PORT: 'nine', LIMITS: 'few' })
  const advice = 'The program does not start before this is right.'
  const finding = { about: 'settings', level: 'broken', advice }
  expect([wrong.code, JSON.parse(wrong.out)]).toEqual([
    2,
    {
      level: 'broken',
      findings: [
        { ...finding, sentence: expect.stringMatching(/^PORT: is a number from 0 to 65535\.$/) },
        { ...finding, sentence: 'LIMITS: is one of: on, off.' },
      ],
    },
  ])
  const empty = await examine(['--json'], {})
  expect(empty.code).toBe(2)
  expect(empty.out).toContain(`There is no database in ${dataFolder} yet.`)
  expect(existsSync(dataFolder)).toBe(false)
})

test('a call that nobody understands ends with 3: that is no finding', async () => {
  const wrong = ['nobody', 'a@b@c', '<a@b>', 'a b@c', ''].map((letter) => ['--letter', letter])
  for (const args of wrong)
    expect(await runHere(doctorCommand, args, place)).toEqual({
      code: 3,
      out: '',
      error: expect.stringMatching(/^Write --letter and one e-mail address\.\n\nUsage: npm run doctor/),
    })
  const { code, error } = await runHere(doctorCommand, ['everything'], place)
  expect([code, error]).toEqual([3, expect.stringMatching(/^This command takes no names\./)])
})
