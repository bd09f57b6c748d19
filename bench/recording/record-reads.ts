import type { BareAnswers } from '../bare/start-bare.ts'
import type { RecordedProgram } from './recorded-program.ts'
import type { Statement } from './statements.ts'

/** Whether a statement reads the cards of a search: bare neither corrects words nor counts. */
const isOfCards = ({ text }: Statement) => /\bfound as materialized\b/.test(text)

/** The statements of one listing, by which every other one is read. */
export async function recordListing(program: RecordedProgram, id: number): Promise<BareAnswers> {
  const [listing] = await recordStatements(program, `/v1/posts/${id}`)
  return { listing, paths: [] }
}

/** The statements of each of these pages and searches. The second statement of a search depends on the result of the first. */
export async function recordSearches(program: RecordedProgram, paths: string[]): Promise<BareAnswers> {
  const answers: BareAnswers = { paths: [] }
  for (const path of paths) answers.paths.push([path, (await recordStatements(program, path)).filter(isOfCards)])
  return answers
}

/** The statement of each of these pages of measures, by the first request for it: later ones are answered from the cache. */
export async function recordMeasures(program: RecordedProgram, paths: string[]): Promise<BareAnswers> {
  const answers: BareAnswers = { paths: [] }
  for (const path of paths) {
    const { statements } = await program.during(async () => {
      await (await fetch(new URL(path, program.address))).arrayBuffer()
    })
    answers.paths.push([path, statements.filter(({ text }) => /\bcross join lateral\b/.test(text))])
  }
  return answers
}

/** Returns all statements that the program sends for one request, once its caches are filled. */
async function recordStatements(program: RecordedProgram, path: string): Promise<Statement[]> {
  const get = async () => {
    const answer = await fetch(new URL(path, program.address))
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  await get()
  const { statements } = await program.during(get)
  return statements
}
