import { hostOf } from '@reable/contract/manuals/rules'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { callOutbound, type OutboundAnswer } from '#platform/outbound-call'
import { type DueManual, selectDue, updateLook } from './manual-queries.ts'

/** Addresses of one run, one after the other. */
const batchSize = 20
/** In days: until the next look, and until the second one where nothing was there. */
const [everyDays, againDays] = [30, 7]

/**
 * Looks at the addresses of manuals that are due. One where nothing is, twice in a row and a week apart, is not shown any more and waits for a
 * volunteer. Safe to repeat: it goes by what is due.
 */
export async function checkManuals(ctx: Context): Promise<void> {
  const due = await selectDue(ctx, batchSize)
  for (const manual of due) await check(ctx, manual)
  if (due.length === batchSize)
    await enqueue(ctx, 'check-manuals', {}, { key: 'check-manuals', queue: 'check-manuals' })
}

async function check(ctx: Context, manual: DueManual): Promise<void> {
  const isAlive = await isThere(manual.address, { publicOnly: ctx.config.appEnv !== 'test' })
  const now = ctx.clock.now()
  const after = (days: number) => new Date(now.getTime() + days * day)
  const look = { checked_at: now, failed_at: null, dead_at: null }
  if (isAlive) return updateLook(ctx, manual, { ...look, due_at: after(everyDays) })
  const failed_at = manual.failed_at ?? now
  await updateLook(ctx, manual, {
    ...look,
    failed_at,
    due_at: after(againDays),
    dead_at: manual.failed_at ? now : null,
  })
}

/** Milliseconds, and bytes of what comes with an answer: a manual itself is not read. */
const bounds = { connect: 5_000, whole: 10_000, bytes: 64 * 1024 }

/** Whether anybody would find something at an address. `publicOnly`: nothing of this machine or its network is called. */
export async function isThere(address: string, { publicOnly }: { publicOnly: boolean }): Promise<boolean> {
  const url = new URL(address)
  for (const method of ['HEAD', 'GET']) {
    const answer = await ask(url, method, publicOnly)
    if (answer === 'begun' || (answer && isFound(url, answer))) return true
  }
  return false
}

/** Ends an answer once it has begun: that there is one is all we want to know. */
class Begun extends Error {}

async function ask(url: URL, method: string, publicOnly: boolean): Promise<OutboundAnswer | 'begun' | undefined> {
  const onBytes = () => {
    throw new Begun()
  }
  try {
    return await callOutbound(url, { method, onBytes }, { ...bounds, publicOnly })
  } catch (error) {
    return error instanceof Begun ? 'begun' : undefined
  }
}

/** Who is told to log in, to come back later or that machines may not come in would find something as a person. */
const forPeople = [401, 403, 429]

function isFound(url: URL, { status, headers }: OutboundAnswer): boolean {
  if (forPeople.includes(status)) return true
  if (status >= 300 && status < 400) return leadsOn(url, headers.location)
  return status >= 200 && status < 300
}

/** A manual that moved is there still; one that leads to the start page of its maker is not. */
function leadsOn(url: URL, location: string | undefined): boolean {
  const next = location ? URL.parse(location, url) : null
  const isStart = next?.pathname === '/' && url.pathname !== '/'
  return next !== null && !isStart && (next.protocol === url.protocol || hostOf(next.href) !== undefined)
}
