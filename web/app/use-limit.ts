import type { Reply } from '@reable/contract/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { soonLabel } from './soon-label.ts'

type Asked = {
  /** What is limited, in a sentence: "message". */
  what: string
  /** Asks the server until when no more can be sent. */
  ask: () => Promise<Reply<'getMessageLimit'> | Reply<'getReportLimit'> | Reply<'getContactLimit'>>
  /** How many were sent here; undefined while nobody wants to send one. It is asked for anew after each. */
  sent: number | undefined
}

/** Tells before something is written that no more can be sent for now, and when it can again; undefined while it can. */
export function useLimit({ what, ask, sent }: Asked): string | undefined {
  const [until, setUntil] = useState<string>()
  const load = useEffectEvent(async () => {
    const reply = await ask()
    // Where it cannot be asked for, the server says so when something is sent.
    if (reply.ok) setUntil(reply.data.closed_until_utc ?? undefined)
  })
  useEffect(() => {
    if (sent !== undefined) void load()
  }, [sent])
  useEffect(() => {
    if (!until) return
    const timer = setTimeout(() => setUntil(undefined), Date.parse(until) - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  return until && `You’ve reached the limit. You can send another ${what} after ${soonLabel(until)}.`
}
