import { mayDo } from '@reable/contract/volunteers/rules'
import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'
import { useRoom } from '../may.tsx'
import { decidingAct } from './case-texts.ts'
import type { WholeCase } from './load-cases.ts'

/** How a case stands for who has opened it. */
export type Claim =
  | { state: 'asking' }
  | { state: 'yours'; until_utc: string }
  | { state: 'refused'; sentence: string }
  /** There is nothing to claim. */
  | { state: 'none' }

/** Takes a case that somebody has opened, for 15 minutes, where it waits and they may decide. */
export function useClaim(whole: WholeCase): Claim {
  const { id, closed_at_utc, barred } = whole
  const { role } = useRoom()
  const asks = closed_at_utc === null && barred === null && mayDo(decidingAct(whole), role)
  const [claim, setClaim] = useState<Claim>(asks ? { state: 'asking' } : { state: 'none' })
  useEffect(() => {
    if (!asks) return setClaim({ state: 'none' })
    let left = false
    void browserApi('claimCase', { params: { id: String(id) } }).then((reply) => {
      if (left) return
      if (reply.ok) setClaim({ state: 'yours', until_utc: reply.data.until_utc })
      else setClaim({ state: 'refused', sentence: reply.failure.error })
    })
    return () => {
      left = true
    }
  }, [asks, id])
  return claim
}
