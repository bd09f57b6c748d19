import { useRef, useState } from 'react'
import { alerts } from '../../shell/alerts/alerts.ts'
import { acts } from './managed-moves.ts'
import type { ManagedMove, Owned } from './owned.ts'

/** What of a listing's management is under way. */
export type Moves = {
  listing: Owned
  /** The move whose question is open. */
  asking: ManagedMove | undefined
  /** The move that is being made. */
  making: ManagedMove | undefined
  /** The owner has chosen it: it is asked about first, or made. */
  choose: (move: ManagedMove) => void
  make: (move: ManagedMove) => Promise<void>
  stopAsking: () => void
}

type Options = {
  /** The move after which this page is left: its words belong on the next one. */
  leavesBy?: ManagedMove
  /** Follows each answer, once it is told. */
  after: (move: ManagedMove, ok: boolean) => void
}

/** Makes the moves of a listing's owner. */
export function useMoves(listing: Owned, { leavesBy, after }: Options): Moves {
  const [asking, setAsking] = useState<ManagedMove>()
  const [making, setMaking] = useState<ManagedMove>()
  const busy = useRef(false)
  const make = async (move: ManagedMove) => {
    if (busy.current) return
    busy.current = true
    setMaking(move)
    const reply = await acts[move].call(listing.id)
    busy.current = false
    setMaking(undefined)
    const words = reply.ok ? acts[move].done : acts[move].failed(reply)
    if (reply.ok && move === leavesBy) alerts.showOnNextPage(words)
    else alerts.show(words)
    after(move, reply.ok)
  }
  const choose = (move: ManagedMove) => {
    if (acts[move].question) setAsking(move)
    else make(move)
  }
  return { listing, asking, making, choose, make, stopAsking: () => setAsking(undefined) }
}
