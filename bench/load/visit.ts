import { setTimeout as delay } from 'node:timers/promises'
import { median } from '../report/rounds.ts'
import { load } from './load.ts'

/** One visitor who opens a page every 50 ms, none of them cached. The time in the middle, in ms. */
export async function visit({ port }: { port: number }): Promise<number> {
  const paths = Array.from({ length: 2_000 }, (_, at) => `/?max_price=${1_000 + at}`)
  return (await load({ port, paths, order: 'in turn', connections: 1, pause: 50, seconds: 4 })).p50
}

/**
 * The same over and over from a second after something began until it has ended. The middle of the times in the middle, in ms;
 * a visit that lasted longer than the thing counts only when it is the only one.
 */
export async function visitUntil(ended: Promise<unknown>, program: { port: number }): Promise<number> {
  const times: number[] = []
  let over = false
  const end = () => {
    over = true
  }
  ended.then(end, end)
  await delay(1_000)
  while (!over) {
    const time = await visit(program)
    if (!over || !times.length) times.push(time)
  }
  return median(times)
}
