import { expect, test } from 'vitest'
import { programOfFile } from '../../testing-file.ts'
import { call, isSignedIn, member, signIn } from '../testing.ts'

const program = await programOfFile()

const logOut = (headers: object) => call(program, 'DELETE', '/auth/logout', undefined, headers)
const logOutEverywhere = (headers: object) => call(program, 'DELETE', '/auth/sessions', undefined, headers)

test('[AUTH-11] logging out ends the session of this device and no other', async () => {
  const here = await member(program)
  const there = await signIn(program, here.user.email)
  expect(await logOut(here.headers)).toMatchObject({ status: 200, body: { data: null } })
  expect([await isSignedIn(program, here.headers), await isSignedIn(program, there.headers)]).toEqual([false, true])
})

test('logging out everywhere ends every session of the person, and nobody else’s', async () => {
  const here = await member(program)
  const there = await signIn(program, here.user.email)
  const other = await member(program)
  expect(await logOutEverywhere(there.headers)).toMatchObject({ status: 200, body: { data: null } })
  for (const { headers } of [here, there]) expect(await isSignedIn(program, headers)).toBe(false)
  expect(await isSignedIn(program, other.headers)).toBe(true)
})
