import { setTimeout as delay } from 'node:timers/promises'
import { requestOnce } from '../load/one-by-one.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { villageFolder } from '../program/data-folders.ts'
import { withProgram } from '../program/start-program.ts'
import { median } from '../report/rounds.ts'
import { informationPages } from '../requests/information-pages.ts'
import { type Side, sideNames, startSide, stopSide } from './side.ts'

/** They take two minutes: what comes from outside is asked for anew after one. */
const visits = 100
/** By then a page has left the cache. */
const pause = 1_100

/** Whoever reads does not notice what is down outside. */
export const outside: Measurement = {
  name: 'outside',
  description: 'pages while content service, feed, tiles and captcha hang or refuse, against pages while they answer',
  async run() {
    const pages = ['/', await listingPath(), ...informationPages]
    const sides: Side[] = []
    try {
      for (const name of sideNames) sides.push(await startSide(name, pages))
      await visitAlternately(sides, pages)
      return figuresOf(sides, pages)
    } finally {
      for (const side of sides) await stopSide(side)
    }
  },
}

/** Every village has it: they are copies. */
const listingPath = async () =>
  withProgram(await villageFolder(), async ({ port }) => {
    const { data } = JSON.parse((await requestOnce({ port, path: '/v1/posts' })).text) as { data: { id: number }[] }
    return `/posts/${data[0]?.id}`
  })

/** Visits all sides in turn, none always first, so that other work of the machine falls on all of them. */
async function visitAlternately(sides: Side[], pages: string[]): Promise<void> {
  const writing = Promise.all(sides.map(({ visitor }) => visitor.write()))
  for (let visit = 0; visit < visits; visit++) {
    const first = visit % sides.length
    const inOrder = [...sides.slice(first), ...sides.slice(0, first)]
    for (const page of pages) for (const { visitor } of inOrder) await visitor.open(page)
    await delay(pause)
  }
  await writing
}

function figuresOf(sides: Side[], pages: string[]): Figure[] {
  const timeOf = (side: Side, page: string) => median(side.visitor.times.get(page) ?? [])
  const [up, ...others] = sides
  if (!up) return []
  return [
    ...sides.flatMap(answersOf),
    ...pages.map((page): Figure => ({ name: `${page}, up`, value: timeOf(up, page), unit: 'ms' })),
    ...others.flatMap((side) =>
      pages.map((page): Figure => {
        const value = timeOf(side, page) / timeOf(up, page)
        return { name: `${page}, ${side.name}`, value, unit: '×', target: { most: 1.1 } }
      }),
    ),
  ]
}

function answersOf({ name, visitor }: Side): Figure[] {
  const broken = [...visitor.statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0)
  const slowest = Math.max(...[...visitor.times.values()].flat())
  return [
    { name: `answers of 500 and more, ${name}`, value: broken, unit: '', target: { most: 0 } },
    { name: `slowest answer, ${name}`, value: slowest, unit: 'ms' },
  ]
}
