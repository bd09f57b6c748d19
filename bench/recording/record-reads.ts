import type { BareAnswers } from '../bare/start-bare.ts'
import type { RecordedProgram } from './recorded-program.ts'
import type { Statement } from './statements.ts'

/** What brings the cards of a search: bare neither corrects words nor counts. */
const isOfCards = ({ text }: Statement) => /\bfound as materialized\b|\bas walked\b/.test(text)

/** The statements of the first page of all listings, and of one listing, by which every other page and listing is asked for. */
export async function recordTemplates(program: RecordedProgram, id: number): Promise<BareAnswers> {
  const [page] = (await recordStatements(program, '/v1/posts')).filter(isOfCards)
  const [listing] = await recordStatements(program, `/v1/posts/${id}`)
  return { page, listing, paths: [] }
}

/** The statements of each of these searches. What the program asks second depends on what the first brings. */
export async function recordSearches(program: RecordedProgram, paths: string[]): Promise<BareAnswers> {
  const answers: BareAnswers = { paths: [] }
  for (const path of paths) answers.paths.push([path, (await recordStatements(program, path)).filter(isOfCards)])
  return answers
}

/** All that the program asks its database for one request, once it remembers what it reads once. */
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
