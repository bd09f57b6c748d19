import { afterAll, expect, test } from 'vitest'
import { get, signedIn, someone, testProgram } from '../testing.ts'
import { runToEnd } from './testing.ts'

const program = await testProgram()
const { ctx, config, database } = program
afterAll(() => program.close())

const run = (...args: string[]) =>
  runToEnd('appoint-volunteer', args, { databaseName: database.name, dataFolder: config.dataFolder })

test('the role is given by the command beside the program, holds at once, and is taken again', async () => {
  const person = await someone(ctx)
  const headers = await signedIn(ctx, person)
  const roleAndStatus = async () => {
    const [{ body }, { status }] = [
      await get(program, '/api/user', headers),
      await get(program, '/console/cases', headers),
    ]
    return [body.data.volunteer, status]
  }
  expect(await roleAndStatus()).toEqual([false, 404])
  const appointed = await run(person.email.toUpperCase())
  expect(appointed).toMatchObject({ code: 0, error: '', out: expect.stringContaining('is a steward now.') })
  expect(await roleAndStatus()).toEqual([true, 200])
  const removed = await run(person.email, '--remove')
  expect(removed).toMatchObject({ code: 0, out: `${person.email} is no volunteer any more.\n` })
  expect(await roleAndStatus()).toEqual([false, 404])
})

test('what cannot be done is explained in a sentence, with code 1, and gives nobody a role', async () => {
  const unconfirmed = await someone(ctx, { confirmed: false })
  const [nobody, stranger, notConfirmed] = await Promise.all([run(), run('who@example.org'), run(unconfirmed.email)])
  expect(nobody).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^Name the e-mail address .*\n\nUsage: npm run/),
  })
  expect(stranger).toMatchObject({ code: 1, error: 'There is no account with the address who@example.org.\n' })
  expect(notConfirmed).toMatchObject({
    code: 1,
    error: expect.stringContaining('is not confirmed. They confirm it first.'),
  })
  const { body } = await get(program, '/api/user', await signedIn(ctx, unconfirmed))
  expect(body.data.volunteer).toBe(false)
})
