import { useState } from 'react'
import { alerts } from '../../shell/alerts/alerts.ts'
import { useBusyTask } from '../../state/busy.ts'
import { withdrawn } from './manage-alerts.ts'
import { moveActions } from './managed-moves.ts'
import type { ManagedMove, OwnedListing } from './owned-listing.ts'
import type { Receiver } from './receiver-choice.tsx'

/** The state of a listing's management. */
export type Moves = {
  listing: OwnedListing
  /** The move whose question is open. */
  confirming: ManagedMove | undefined
  /** The move that is being made. */
  running: ManagedMove | undefined
  /** Starts a move the owner has chosen: with its confirmation first, if it has one. */
  choose: (move: ManagedMove) => void
  /** `receiver`: to whom it went, where its owner says so. */
  run: (move: ManagedMove, receiver?: Receiver) => Promise<void>
  cancel: () => void
}

type Options = {
  /** The move after which this page is left: its alert belongs on the next one. */
  leavesBy?: ManagedMove
  /** Called after each answer, once its alert is shown. */
  after: (move: ManagedMove, ok: boolean) => void
}

/** Runs the moves of a listing's owner. */
export function useMoves(listing: OwnedListing, { leavesBy, after }: Options): Moves {
  const [confirming, setConfirming] = useState<ManagedMove>()
  const { task: running, runAlone } = useBusyTask<ManagedMove>()
  const run = async (move: ManagedMove, receiver?: Receiver) => {
    const reply = await runAlone(move, () => moveActions[move].call(listing.id, receiver))
    if (!reply) return
    const done = receiver === 'elsewhere' ? withdrawn : moveActions[move].done
    const message = reply.ok ? done : moveActions[move].failed(reply)
    if (reply.ok && move === leavesBy) alerts.showOnNextPage(message)
    else alerts.show(message)
    after(move, reply.ok)
  }
  const choose = (move: ManagedMove) => {
    if (moveActions[move].question) setConfirming(move)
    else run(move)
  }
  return { listing, confirming, running, choose, run, cancel: () => setConfirming(undefined) }
}
