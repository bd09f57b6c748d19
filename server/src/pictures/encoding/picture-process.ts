import type { ChildProcess } from 'node:child_process'
import { minute } from '#platform/clock'
import type { EncodedObject } from './encode-picture.ts'
import { createLine } from './line.ts'
import { keepAlive, startPictureChild } from './picture-child.ts'
import { createKeeper } from './picture-keeper.ts'
import { tooManyWait } from './picture-refusals.ts'
import type { Rotation } from './picture-sizes.ts'
import { type Turn, workOn } from './picture-turn.ts'
import type { PictureOutcome } from './picture-worker.ts'

export type PictureProcess = {
  /**
   * Encodes when the pictures before it are done; `take` gets each object as it is made. Refuses as busy when too many wait;
   * rejects when no process starts.
   */
  encode(bytes: Buffer, rotation: Rotation, take: (object: EncodedObject) => void): Promise<PictureOutcome>
  /** Ends the process after the pictures that wait. A later picture starts a new one. */
  end(): Promise<void>
}

/** Times in milliseconds; `room` is for the bytes of all pictures that wait for their turn. */
type Settings = { timeLimit: number; idleTime: number; room: number; start: () => ChildProcess }

const usual: Settings = { timeLimit: 20_000, idleTime: minute, room: 150 * 1024 * 1024, start: startPictureChild }

/** The owner of one child process, which decodes one picture at a time, so that no picture can harm the program. */
export function createPictureProcess(settings: Partial<Settings> = {}): PictureProcess {
  const { timeLimit, idleTime, room, start } = { ...usual, ...settings }
  const inTurn = createLine()
  const keeper = createKeeper(start)
  let waiting = 0
  let idle: NodeJS.Timeout | undefined

  async function encodeNow(turn: Omit<Turn, 'timeLimit'>): Promise<PictureOutcome> {
    clearTimeout(idle)
    const child = await keeper.get()
    keepAlive(child, true)
    const outcome = await workOn(child, { ...turn, timeLimit })
    if (isLost(outcome)) keeper.forget(child)
    keepAlive(child, false)
    idle = setTimeout(end, idleTime).unref()
    return outcome
  }
  const end = () => inTurn(keeper.stop)

  return {
    async encode(bytes, rotation, take) {
      if (waiting + bytes.length > room) throw tooManyWait()
      waiting += bytes.length
      return inTurn(() => encodeNow({ bytes, rotation, take })).finally(() => {
        waiting -= bytes.length
      })
    },
    end,
  }
}

/** Whether the child died over the picture. */
function isLost(outcome: PictureOutcome): boolean {
  return 'fault' in outcome && (outcome.fault === 'crashed' || outcome.fault === 'tooSlow')
}

const ours = createPictureProcess()

/** Encodes in the program's one picture process. */
export const encodeApart = ours.encode

/** Ends the picture process, if there is one, after the pictures that wait. */
export const endPictureProcess = ours.end
