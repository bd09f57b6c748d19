import { type Question, withBare } from './bare/start-bare.ts'
import { type Load, type LoadResult, load } from './load/load.ts'
import type { Options } from './options.ts'
import { listingsFolder } from './program/data-folders.ts'
import { ask } from './program/database.ts'
import { memoryOf } from './program/processes.ts'
import { untilQuiet } from './program/quiet.ts'
import { withProgram } from './program/start-program.ts'
import { inTurn } from './report/rounds.ts'

export const connections = 32

type Rounds = { rounds: { bare: LoadResult; ours: LoadResult }[]; memory: number }

type Ask = (ids: number[], dataFolder: string) => Question[] | Promise<Question[]>

/** Puts the same load on the bare server and on the program in turn, both over the same 100,000 listings. Memory in MB. */
export async function againstBare({ rounds, seconds }: Options, questionsOf: Ask): Promise<Rounds> {
  const dataFolder = await listingsFolder(100_000)
  return withProgram(dataFolder, async (program) => {
    await untilQuiet(program.pid)
    const ids = (await ask<{ id: string }>(dataFolder, 'select id from listings where is_public')).map(({ id }) => +id)
    const questions = await questionsOf(ids, dataFolder)
    const paths = questions.map(({ path }) => path)
    const common: Omit<Load, 'port'> = { paths, order: 'at random', connections, seconds }
    return withBare({ dataFolder, total: ids.length, questions }, async (bare) => ({
      rounds: await inTurn(rounds, {
        bare: () => load({ ...common, port: bare.port }),
        ours: () => load({ ...common, port: program.port, pid: program.pid }),
      }),
      memory: memoryOf(program.pid),
    }))
  })
}
