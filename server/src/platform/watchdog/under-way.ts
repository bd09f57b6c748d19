/** What this process does at the moment, in memory that its watchdog reads when the process itself can't say it any more. */

const [slots, slotBytes] = [64, 128]

/** Shared with the watchdog's thread. */
export const underWayMemory = new SharedArrayBuffer(slots * slotBytes)

const bytes = Buffer.from(underWayMemory)
const free = Array.from({ length: slots }, (_, slot) => slot)

/** Notes that something begins, such as "job send-mail 12" or "GET /v1/posts/:id"; returns what notes its end. Holds no person's data. */
export function noteUnderWay(what: string): () => void {
  const slot = free.pop()
  // With more than these under way the rest goes unnamed.
  if (slot === undefined) return () => undefined
  const start = slot * slotBytes
  bytes.fill(0, start, start + slotBytes)
  bytes.write(what, start, slotBytes - 1)
  let ended = false
  return () => {
    if (ended) return
    ended = true
    bytes[start] = 0
    free.push(slot)
  }
}

const jobLabel = /^job (\S+) (\d+)$/

export const noteJobUnderWay = (name: string, id: string) => noteUnderWay(`job ${name} ${id}`)

/** Reads the memory: all that is under way, and the numbers of the jobs among it. */
export function readUnderWay(memory: SharedArrayBuffer): { all: string[]; jobIds: string[] } {
  const read = Buffer.from(memory)
  const all = Array.from({ length: slots }, (_, slot) => {
    const part = read.subarray(slot * slotBytes, (slot + 1) * slotBytes)
    return part.toString('utf8', 0, part.indexOf(0))
  }).filter((what) => what !== '')
  return { all, jobIds: all.flatMap((what) => jobLabel.exec(what)?.[2] ?? []) }
}
