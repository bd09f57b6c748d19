import { expect, onTestFinished, test } from 'vitest'
import { quietLog } from '../../database/testing.ts'
import type { Changes } from '../changes/changes.ts'
import { recordReads } from '../changes/reads.ts'
import type { Replica } from './replica.ts'
import { Replicas } from './replicas.ts'
import { readFromPrimary, readFromReplicas } from './where-to-read.ts'

type State = { standby: boolean; system: string }

/** Reads while the primary fails like this and the replicas are so, each of which answers with its place among them. */
async function readWhile(failure: Error, states: (State | undefined)[]) {
  const each = states.map((state, at) => ({
    ...{ address: `${at}`, state, ask: async () => state, close: async () => {} },
    query: async () => [at],
  })) as unknown as Replica[]
  const changes = {
    location: { system: 'ours', timeline: 1, position: 1 },
    isCurrent: () => true,
  } as unknown as Changes
  const primary = async () => {
    throw failure
  }
  const replicas = new Replicas(each, { changes, primary, log: quietLog })
  onTestFinished(() => replicas.close())
  const query = { name: 'one', text: 'select 1', values: [] }
  const { result, reads } = recordReads(0, () =>
    readFromReplicas(() => readFromPrimary(() => replicas.read(query).catch((error: Error) => error.message))),
  )
  return { read: await result, until: reads.until }
}

const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
const wrong = Object.assign(new Error('no such column'), { code: '42703' })
const [ours, others] = [
  { standby: true, system: 'ours' },
  { standby: true, system: 'another' },
]

test.each([
  [
    'a replica of it answers, for no longer than now',
    away,
    [undefined, others, { ...ours, standby: false }, ours],
    [3],
    0,
  ],
  ['where there is none, it is said to be away', away, [others, { ...ours, standby: false }], 'refused', Infinity],
  ['what it cannot do no replica is asked for', wrong, [ours], 'no such column', Infinity],
])('when the primary fails, %s', async (_, failure, states, read, until) => {
  expect(await readWhile(failure, states)).toEqual({ read, until })
})
