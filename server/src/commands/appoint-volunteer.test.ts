import { expect, test } from 'vitest'
import { memberWithTotp } from '../accounts/second-factor/testing.ts'
import { isSignedIn, mailsTo, signIn } from '../accounts/testing.ts'
import { get, signedIn, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { appointVolunteerCommand } from './appoint-volunteer.ts'
import { runHere } from './testing.ts'

const program = await programOfFile()
const { ctx, config, database } = program

const run = (...args: string[]) =>
  runHere(appointVolunteerCommand, args, { databaseName: database.name, dataFolder: config.dataFolder })

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
  const noRole = await run((await someone(ctx)).email, '--role', 'king')
  expect(noRole).toMatchObject({ code: 1, error: expect.stringMatching(/^The roles are: /) })
  const { body } = await get(program, '/api/user', await signedIn(ctx, unconfirmed))
  expect(body.data.volunteer).toBe(false)
})

test('a lost second step is taken away by the command, where no two stewards can: logged, mailed, and once alone', async () => {
  const { user, headers } = await memberWithTotp(program)
  const args = [user.email, '--lost-second-step']
  expect(await run(...args)).toMatchObject({ code: 0, out: `${user.email} logs in by password alone now.\n` })
  expect(await isSignedIn(program, headers)).toBe(false)
  const device = await signIn(program, user.email)
  expect([device.user.factor_asked, device.user.volunteer]).toEqual([undefined, false])
  const [mail] = await mailsTo(ctx, user.email)
  expect(mail?.subject).toBe('Your second step was taken away')
  expect(mail?.plain).toContain('Whoever runs our server has taken the second step off your account')
  const log = await ctx.db
    .selectFrom('volunteer_log')
    .select(['act', 'after'])
    .where('subject', '=', 'person')
    .where('subject_id', '=', String(user.user_id))
    .execute()
  expect(log).toEqual([{ act: 'agree_to_factor_reset', after: { reset: null } }])
  expect(await run(...args)).toMatchObject({ code: 1, error: expect.stringContaining('They have no second step') })
  expect(await run(user.email, '--lost-second-step', '--remove')).toMatchObject({ code: 1 })
})
