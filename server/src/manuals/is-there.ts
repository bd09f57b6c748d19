import { hostOf } from '@reable/contract/manuals/rules'
import { callOutbound, type OutboundAnswer } from '#platform/outbound-call'

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
