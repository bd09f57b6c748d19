import { createHmac } from 'node:crypto'
import type { Person } from '#accounts'
import { day, shiftedClock } from '#platform/clock'
import type { Context } from '#platform/context'
import { call, type Program } from '../listings/testing.ts'
import { someone } from '../testing.ts'

/** The origin of a report: a network, and a browser there with its signed cookie. */
type From = { headers?: object; address?: string; visitor?: number }

/** Reports a listing as someone signed in, or as a visitor of a network, with or without a cookie. */
export function report(program: Program, id: number | string, reasons: unknown, from: From = {}) {
  const { headers = {}, address = '203.0.113.7', visitor } = from
  const cookie = visitor === undefined ? {} : { cookie: `visitor=${signedCookie(program, visitor)}` }
  const requestHeaders = { ...headers, ...cookie, 'x-forwarded-for': address }
  return call(program, 'POST', `/posts/${id}/report/`, requestHeaders, { reporting_user: 'no account', reasons })
}

function signedCookie({ config }: Program, visitor: number): string {
  const id = String(visitor).padStart(16, 'v')
  const signature = createHmac('sha256', config.keys.visitorCookie).update(id).digest('base64url').slice(0, 22)
  return `${id}.${signature}`
}

/** Someone whose account is a month old. */
export const neighbour = (ctx: Context): Promise<Person> =>
  someone({ ...ctx, clock: shiftedClock(ctx.clock, -30 * day) })

export const reportsOf = ({ ctx }: Program, id: number) =>
  ctx.db.selectFrom('reports').selectAll().where('listing_id', '=', id).orderBy('id').execute()

export const mailsTo = (ctx: Context, recipient: string) =>
  ctx.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()

export async function makeVolunteer(ctx: Context, person: Person): Promise<Person> {
  await ctx.db.updateTable('people').set({ role: 'steward' }).where('id', '=', person.id).execute()
  return { ...person, role: 'steward' }
}
