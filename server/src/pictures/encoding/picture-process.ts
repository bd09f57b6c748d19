import type { ChildProcess } from 'node:child_process'
import pLimit from 'p-limit'
import { minute } from '#platform/clock'
import { type EncodingRequest, encodeInChild } from './encode-in-child.ts'
import type { EncodedObject } from './encode-picture.ts'
import { setReferenced, startPictureChild } from './picture-child.ts'
import { createChildManager } from './picture-child-manager.ts'
import { queueFull } from './picture-refusals.ts'
import type { Rotation } from './picture-sizes.ts'
import type { PictureOutcome } from './picture-worker.ts'

export type PictureProcess = {
  /**
   * Encodes when the pictures before it are done; calls `onEncoded` with each object. Refuses as busy when too many wait;
   * rejects when no process starts.
   */
  encode(bytes: Buffer, rotation: Rotation, onEncoded: (object: EncodedObject) => void): Promise<PictureOutcome>
  /** Ends the process after the pictures that wait. A later picture starts a new one. */
  end(): Promise<void>
}

/** Times in milliseconds; `maxWaitingBytes` counts the bytes of all pictures in the queue. */
type Settings = { timeout: number; idleTime: number; maxWaitingBytes: number; start: () => ChildProcess }

const defaults: Settings = {
  timeout: 20_000,
  idleTime: minute,
  maxWaitingBytes: 150 * 1024 * 1024,
  start: startPictureChild,
}

/** Creates the owner of one child process, which decodes one picture at a time, so that no picture can harm the program. */
export function createPictureProcess(settings: Partial<Settings> = {}): PictureProcess {
  const { timeout, idleTime, maxWaitingBytes, start } = { ...defaults, ...settings }
  const enqueue = pLimit(1)
  const children = createChildManager(start)
  let waitingBytes = 0
  let idleTimer: NodeJS.Timeout | undefined

  async function encodeNow(request: Omit<EncodingRequest, 'timeout'>): Promise<PictureOutcome> {
    clearTimeout(idleTimer)
    const child = await children.get()
    setReferenced(child, true)
    const outcome = await encodeInChild(child, { ...request, timeout })
    if (hasLostChild(outcome)) children.forget(child)
    setReferenced(child, false)
    idleTimer = setTimeout(end, idleTime).unref()
    return outcome
  }
  const end = () => enqueue(children.stop)

  return {
    async encode(bytes, rotation, onEncoded) {
      if (waitingBytes + bytes.length > maxWaitingBytes) throw queueFull()
      waitingBytes += bytes.length
      return enqueue(() => encodeNow({ bytes, rotation, onEncoded })).finally(() => {
        waitingBytes -= bytes.length
      })
    },
    end,
  }
}

/** Whether the child died or was killed while it encoded the picture. */
function hasLostChild(outcome: PictureOutcome): boolean {
  return 'error' in outcome && (outcome.error === 'crashed' || outcome.error === 'tooSlow')
}

const shared = createPictureProcess()

/** Encodes in the program's one picture process. */
export const encodeInPictureProcess = shared.encode

/** Ends the picture process, if there is one, after the pictures that wait. */
export const endPictureProcess = shared.end
