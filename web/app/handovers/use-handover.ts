import type { Answer, Reply } from '@reable/contract/client'
import { useCallback, useEffect, useState } from 'react'
import { browserApi } from '../api.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import type { FailedReply } from '../shell/alerts/catalogue.ts'
import { useBusyTask } from '../state/busy.ts'
import { handoverFailed } from './handover-alerts.ts'
import type { HandoverProps } from './handover-conversation.ts'

export type Handover = Answer<'getHandover'>

/** An operation that changes a handover and answers how it stands then. */
export type HandoverCall = () => Promise<Reply<'getHandover'> | (FailedReply & { ok: false })>

export type HandoverState = {
  handover: Handover | undefined
  /** Which act is under way, by its name. */
  running: string | undefined
  /** Runs one act at a time; its failure is an alert. Resolves to whether it succeeded. */
  run: (task: string, call: HandoverCall) => Promise<boolean>
  /** Takes over what an act answered. */
  accept: (handover: Handover) => void
}

/** The handover of a conversation: loaded again whenever a message has come, and after each act. */
export function useHandover({ conversation: { id }, newest, initial, onChange }: HandoverProps): HandoverState {
  const [handover, setHandover] = useState<Handover | undefined>(initial)
  const { task: running, runAlone } = useBusyTask<string>()
  const load = useCallback(async () => {
    const reply = await browserApi('getHandover', { params: { id: String(id) } })
    if (reply.ok) setHandover(reply.data)
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message may say that something changed
  useEffect(() => {
    load()
  }, [load, newest])
  const accept = (next: Handover) => {
    setHandover(next)
    onChange()
  }
  const run = async (task: string, call: HandoverCall) => {
    const reply = await runAlone(task, call)
    if (reply?.ok) accept(reply.data)
    else if (reply) {
      alerts.show(handoverFailed(reply))
      // What is shown may be older than what the other did meanwhile.
      if (reply.status === 409) load()
    }
    return reply?.ok ?? false
  }
  return { handover, running, run, accept }
}
