import type { Role } from '@reable/contract/volunteers/rules'
import { call, type Program } from '../listings/testing.ts'
import { get } from '../testing.ts'
import { someVolunteer } from '../volunteers/testing.ts'

type Headers = Record<string, string>

export type Team = Record<Role | 'second', Headers>

/** A volunteer of each role, and a second steward. */
export async function someTeam({ ctx }: Program): Promise<Team> {
  const headersOf = async (role: Role) => (await someVolunteer(ctx, role)).headers
  return {
    helper: await headersOf('helper'),
    moderator: await headersOf('moderator'),
    steward: await headersOf('steward'),
    second: await headersOf('steward'),
  }
}

type Asked = { kind: string; days: number | null; reason?: string; sentence?: string }

export const restrict = (program: Program, by: Headers, id: number, asked: Asked) =>
  call(program, 'POST', `/console/accounts/${id}/restrictions`, by, {
    ...{ reason: 'Another reason', sentence: 'Please be kind to each other.' },
    ...asked,
  })

export const lift = (program: Program, by: Headers, id: number, sentence = '') =>
  call(program, 'POST', `/console/restrictions/${id}/lift`, by, { sentence })

export const agree = (program: Program, by: Headers, id: number) =>
  call(program, 'POST', `/console/restrictions/${id}/agreement`, by)

export const keep = (program: Program, by: Headers, id: number) =>
  call(program, 'POST', `/console/restrictions/${id}/keep`, by, {})

export const answer = (program: Program, by: Headers, id: number, text = 'That was not me.') =>
  call(program, 'POST', `/api/user/restrictions/${id}/answer`, by, { answer: text })

/** What somebody reads of their own restrictions. */
export const own = async (program: Program, headers: Headers) =>
  (await get(program, '/api/user/restrictions', headers)).body.data
