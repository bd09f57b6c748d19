import { createContext, useContext, useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'

/** How many people were lately told "we don't know" for want of a measure, by the name of its field. */
type MissingCounts = Readonly<Record<string, number>>

const none: MissingCounts = {}

/** Cached for the visit. */
const cache = new Map<number, MissingCounts>()

/** Milliseconds. A form does not wait longer for what it can do without. */
const maxWait = 1000

/**
 * The counts of an equipment type; undefined while they are loading, which ends soon in any case: what came later would move the form
 * under somebody's finger.
 */
export function useMissingMeasures(typeId: number): MissingCounts | undefined {
  const [, setUpdates] = useState(0)
  useEffect(() => {
    if (!typeId || cache.has(typeId)) return
    let isCancelled = false
    const late = new Promise<MissingCounts>((resolve) => setTimeout(() => resolve(none), maxWait))
    Promise.race([loadCounts(typeId), late]).then((counts) => {
      cache.set(typeId, counts)
      if (!isCancelled) setUpdates((before) => before + 1)
    })
    return () => {
      isCancelled = true
    }
  }, [typeId])
  return typeId ? cache.get(typeId) : none
}

async function loadCounts(typeId: number): Promise<MissingCounts> {
  const reply = await browserApi('listMissingMeasures', { query: { equipment_type: String(typeId) } })
  return reply.ok ? Object.fromEntries(reply.data.map(({ field_name, people }) => [field_name, people])) : none
}

/** The counts for the fields of a form. */
export const MissingMeasures = createContext<MissingCounts>(none)

/** "3 people were told “we don’t know” this month for want of it."; undefined where nobody was. */
export function useMissingMessage(field: string): string | undefined {
  const counts = useContext(MissingMeasures)
  const people = Object.hasOwn(counts, field) ? (counts[field] ?? 0) : 0
  if (people === 0) return undefined
  const who = people === 1 ? '1 person was' : `${people.toLocaleString('en-CA')} people were`
  return `${who} told “we don’t know” this month for want of it.`
}
