import { useRef, useState } from 'react'
import { alerts } from '../../shell/alerts/alerts.ts'
import { moveActions } from './managed-moves.ts'
import type { ManagedMove, OwnedListing } from './owned.ts'

/** What of a listing's management is under way. */
export type Moves = {
  listing: OwnedListing
  /** The move whose question is open. */
  confirming: ManagedMove | undefined
  /** The move that is being made. */
  running: ManagedMove | undefined
  /** The owner has chosen it: it is asked about first, or made. */
  choose: (move: ManagedMove) => void
  run: (move: ManagedMove) => Promise<void>
  cancel: () => void
}

type Options = {
  /** The move after which this page is left: its words belong on the next one. */
  leavesBy?: ManagedMove
  /** Follows each answer, once it is told. */
  after: (move: ManagedMove, ok: boolean) => void
}

/** Makes the moves of a listing's owner. */
export function useMoves(listing: OwnedListing, { leavesBy, after }: Options): Moves {
  const [confirming, setConfirming] = useState<ManagedMove>()
  const [running, setRunning] = useState<ManagedMove>()
  const busy = useRef(false)
  const run = async (move: ManagedMove) => {
    if (busy.current) return
    busy.current = true
    setRunning(move)
    const reply = await moveActions[move].call(listing.id)
    busy.current = false
    setRunning(undefined)
    const message = reply.ok ? moveActions[move].done : moveActions[move].failed(reply)
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
