import { createHash, randomInt } from 'node:crypto'
import { villagers } from '../../server/seeds/village/people.ts'
import { logIn } from '../accounts/log-in.ts'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { type Program, startProgram } from '../program/start-program.ts'

const wanted = 40
const [batches, batch] = [1_000, 1_000]
const atTheDoor = 1_000

/** Whether anybody finds the page of a handover sheet by guessing the code on a thing. */
export const sheetGuesses: Measurement = {
  name: 'sheet guesses',
  description: 'a million guesses at the codes of handover sheets',
  async run() {
    const dataFolder = await villageCopy('sheet-guesses')
    const program = await startProgram(dataFolder, {})
    try {
      const known = await agreeOnMeetings(dataFolder, program)
      const found = await countKnown(dataFolder, known)
      let hits = 0
      for (let at = 0; at < batches; at++) hits += await countKnown(dataFolder, Array.from({ length: batch }, guess))
      let opened = 0
      for (let at = 0; at < atTheDoor; at++) if (await opens(program, guess())) opened++
      const openedKnown = (await Promise.all(known.map((code) => opens(program, code)))).filter(Boolean).length
      const noneAllowed = { unit: '', target: { most: 0 } }
      return [
        { name: 'hits among a million guesses', value: hits, ...noneAllowed },
        { name: 'pages that opened by a guess, of a thousand', value: opened, ...noneAllowed },
        { name: 'known codes not found by the same look-up', value: known.length - found, ...noneAllowed },
        { name: 'known codes whose page does not open', value: known.length - openedKnown, ...noneAllowed },
        { name: 'known codes', value: known.length, unit: '' },
        { name: 'guesses', value: batches * batch, unit: '' },
      ]
    } finally {
      await program.stop()
    }
  },
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567'

const guess = () => Array.from({ length: 26 }, () => letters[randomInt(letters.length)]).join('')

const publicListings = `
  select l.id, p.email from listings l join people p on p.id = l.owner_id
  where l.is_public and p.confirmed_at is not null order by l.id`

/** People of the village agree to meet about each other's listings. Returns the codes of their sheets. */
async function agreeOnMeetings(dataFolder: string, program: Program): Promise<string[]> {
  const listings = await queryDatabase<{ id: string; email: string }>(dataFolder, publicListings)
  const confirmed = villagers.filter(({ confirmed }) => confirmed)
  const sessions = new Map<string, string>()
  for (const { email } of confirmed) {
    const { token } = await logIn(program.address, email)
    if (await isSignedIn(program, { 'x-user-token': token, 'x-user-email': email })) sessions.set(email, token)
  }
  const codes: string[] = []
  for (const { id, email: owner } of listings) {
    const buyer = [...sessions.keys()].find((email) => email !== owner)
    if (codes.length >= wanted || !buyer || !sessions.has(owner)) continue
    const as = (email: string) => ({ 'x-user-token': sessions.get(email) ?? '', 'x-user-email': email })
    const message = { post_id: Number(id), body: 'Is it still there?', termsOfUse: true }
    const { conversation_id: conversation } = await send(program, 'POST /messages', as(buyer), message)
    const meeting = `/api/user/conversations/${conversation}/meeting`
    const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const { suggestion } = await send(program, `PUT ${meeting}`, as(owner), { date, time: '14:30', place: 'Library' })
    await send(program, `PUT ${meeting}/agreement`, as(buyer), { suggestion_id: suggestion.id })
    const { code } = await send(program, `GET /api/user/conversations/${conversation}/sheet`, as(buyer))
    codes.push(new URL(code).searchParams.get('token') ?? '')
  }
  return codes
}

/** Volunteers prove who they are by a second step. */
const isSignedIn = async ({ address }: Program, headers: Record<string, string>): Promise<boolean> =>
  (await fetch(`${address}/v1/api/user`, { headers })).ok

async function send({ address }: Program, act: string, headers: Record<string, string>, body?: object) {
  const [method = 'GET', path] = act.split(' ')
  const answer = await fetch(`${address}/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${act} was answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()).data
}

async function opens({ address }: Program, token: string): Promise<boolean> {
  const body = JSON.stringify({ token })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${address}/v1/api/handovers/read_sheet`, { method: 'POST', headers, body })).ok
}

/** How many of these codes the program knows, by the digests that it keeps of them. */
async function countKnown(dataFolder: string, codes: string[]): Promise<number> {
  const digests = codes.map((code) => createHash('sha256').update(code).digest())
  const query = 'select count(*) from handover_sheets where token_hash = any($1)'
  const [row] = await queryDatabase<{ count: string }>(dataFolder, query, [digests])
  return Number(row?.count)
}
