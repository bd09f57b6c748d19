import { readFile, rm } from 'node:fs/promises'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, startProgram } from '../program/start-program.ts'
import { readStatements, type Statement } from './statements.ts'

/** A program whose statements are written down; `during` returns those that it sent to its database while `work` went on. */
export type RecordedProgram = Program & {
  during<Result>(work: () => Promise<Result>): Promise<{ result: Result; statements: Statement[] }>
}

/** Whether the queue's worker sent a statement on its own, when it was notified of a job. */
const isOfQueue = ({ name }: Statement) => name?.endsWith('/graphile_worker') ?? false

/** Works with a program whose statements are recorded, on a data folder that no other program uses; ends it whatever happens. */
export async function withRecordedProgram<Result>(
  dataFolder: string,
  work: (program: RecordedProgram) => Promise<Result>,
): Promise<Result> {
  const file = `${dataFolder}.overheard`
  await rm(file, { force: true })
  const recorder = `--import=${new URL('./recorder.ts', import.meta.url)}`
  const program = await startProgram(dataFolder, { NODE_OPTIONS: recorder, OVERHEARD: file })
  const written = () => readFile(file, 'utf8')
  try {
    await waitUntilQuiet(program.pid)
    return await work({
      ...program,
      async during(part) {
        const before = (await written()).length
        const result = await part()
        const statements = readStatements((await written()).slice(before))
        return { result, statements: statements.filter((one) => !isOfQueue(one)) }
      },
    })
  } finally {
    await program.stop()
  }
}
