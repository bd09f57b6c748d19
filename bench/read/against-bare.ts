import { type BareAnswers, withBare } from '../bare/start-bare.ts'
import { type Load, type LoadResult, load } from '../load/load.ts'
import type { Options } from '../options.ts'
import { listingsFolder } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { memoryOf } from '../program/processes.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { recordListing } from '../recording/record-reads.ts'
import { type RecordedProgram, withRecordedProgram } from '../recording/recorded-program.ts'
import { measureAlternately } from '../report/rounds.ts'

export const connections = 32

type Rounds = { rounds: { bare: LoadResult; ours: LoadResult }[]; memory: number }

/** The paths to request, and bare's answers to them: by the statement of a listing by default. */
type Questions = {
  paths: (ids: number[], dataFolder: string) => string[] | Promise<string[]>
  answers?: (program: RecordedProgram, paths: string[]) => Promise<BareAnswers>
}

/** Draws the requests, and records the statements that a program, which runs beforehand, sends for them. */
export function prepareBare(dataFolder: string, questions: Questions) {
  return withRecordedProgram(dataFolder, async (program) => {
    const rows = await queryDatabase<{ id: string }>(dataFolder, 'select id from listings where is_public')
    const ids = rows.map(({ id }) => Number(id))
    const paths = await questions.paths(ids, dataFolder)
    const answers = await (questions.answers?.(program, paths) ?? recordListing(program, ids[0] ?? 0))
    return { paths, bare: { dataFolder, total: ids.length, answers } }
  })
}

/** Puts the same load on the bare server and on the program in turn, both over the same 100,000 listings. Memory in MB. */
export async function againstBare({ rounds, seconds }: Options, questions: Questions): Promise<Rounds> {
  const dataFolder = await listingsFolder(100_000)
  const { paths, bare } = await prepareBare(dataFolder, questions)
  return withProgram(dataFolder, async (program) => {
    await waitUntilQuiet(program.pid)
    const common: Omit<Load, 'port'> = { paths, order: 'at random', connections, seconds }
    return withBare(bare, async ({ port }) => ({
      rounds: await measureAlternately(rounds, {
        bare: () => load({ ...common, port }),
        ours: () => load({ ...common, port: program.port, pid: program.pid }),
      }),
      memory: memoryOf(program.pid),
    }))
  })
}
