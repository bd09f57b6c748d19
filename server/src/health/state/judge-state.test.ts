import { expect, test } from 'vitest'
import { hour, minute } from '#platform/clock'
import { type Queue, readQueue } from '#platform/jobs'
import { type MailCounts, readMailCounts } from '#platform/mail'
import { someone, somePicture } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { judgeState, timeText } from './judge-state.ts'
import { readState, type State } from './read-state.ts'

/** 9:30 in the morning in Vancouver. */
const now = new Date('2026-11-23T16:30:00Z')

const program = await programOfFile()
program.ctx.clock = { now: () => now }

const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const quiet: Queue = { waiting: 0, oldest: null, failing: 0, givenUp: 0, setAside: [] }
const noMails: MailCounts = { waiting: 0, oldest: null, outcomes: {} }
const backup: State['backup'] = { on: false, good: undefined, failed: undefined }
const roomy = { free: 50 * 2 ** 30, size: 100 * 2 ** 30 }

function judge(state: Partial<State>, isReal = false) {
  const whole = {
    at: now,
    jobs: quiet,
    mails: noMails,
    disk: roomy,
    backup,
    photos: 0,
    publicListings: 0,
    hiddenByReports: 0,
    ...state,
  }
  return judgeState({ cases: { listings: 0, people: 0, messages: 0, oldest: null }, ...whole }, isReal)
}

const sentences = (...judged: Parameters<typeof judge>) =>
  judge(...judged).map(({ level, sentence }) => `${level}: ${sentence}`)

test('where nothing waits everything is good', () => {
  expect(sentences({})).toEqual([
    'good: Work in the background is up to date.',
    'good: No mail waits.',
    'good: 50 GB of 100 GB are free on the disk.',
  ])
})

test('what waits is told by the clock that people have, and counts as broken after hours', () => {
  const waiting = (milliseconds: number) => ({ ...noMails, waiting: 3, oldest: ago(milliseconds) })
  expect(sentences({ mails: waiting(10 * minute) })[1]).toBe('good: The mails that wait are on their way.')
  expect(sentences({ mails: waiting(20 * minute) })[1]).toBe('weak: Mails have waited since 9:10 a.m.: 3 of them.')
  expect(sentences({ mails: waiting(10 * hour) })[1]).toBe(
    'broken: Mails have waited since November 22, 11:30 p.m.: 3 of them.',
  )
  const jobs = (milliseconds: number) => ({ ...quiet, waiting: 1, oldest: ago(milliseconds) })
  expect(sentences({ jobs: jobs(5 * minute) })[0]).toBe('weak: Work in the background has waited since 9:25 a.m.')
  expect(sentences({ jobs: jobs(2 * hour) })[0]).toBe('broken: Nothing is done in the background since 7:30 a.m.')
  expect(timeText(ago(0), now)).toBe('9:30 a.m.')
})

test('work that was given up, mails that come back and a full disk are told', () => {
  expect(sentences({ jobs: { ...quiet, givenUp: 1, setAside: ['read-mail', 'read-mail'] } })[0]).toBe(
    'weak: 2 pieces of work ended the program twice and were set aside: read-mail.',
  )
  expect(sentences({ jobs: { ...quiet, givenUp: 1 } })[0]).toMatch(/^weak: 1 piece of work .* was given up\.$/)
  expect(sentences({ mails: { ...noMails, outcomes: { sent: 10, refused: 5 } } })[1]).toBe(
    'weak: 5 mails of the last day did not arrive.',
  )
  const ofSent = (sent: number) => sentences({ mails: { ...noMails, outcomes: { sent, refused: 3, given_up: 2 } } })[1]
  expect(ofSent(19)).toBe('weak: 5 mails of the last day did not arrive.')
  expect(ofSent(20)).toBe('good: No mail waits.')
  expect(sentences({ mails: { ...noMails, outcomes: { sent: 0, refused: 4 } } })[1]).toBe('good: No mail waits.')
  expect(sentences({ disk: { ...roomy, free: 1.5 * 2 ** 30 } })[2]).toMatch(
    /^weak: The disk is nearly full: only 1\.5 GB/,
  )
  expect(sentences({ disk: { ...roomy, free: 2 ** 20 } })[2]).toMatch(/^broken: The disk is full: only 1 MB/)
})

test('a backup is told by its age, and where real people rely on the place that there is none', () => {
  const of = (hours: number) => ({ name: 'b', madeAt: ago(hours * hour), triedAt: now, bytes: 1, rows: 1, pictures: 0 })
  const about = (good: State['backup']['good']) => sentences({ backup: { ...backup, on: true, good } })[2]
  expect(sentences({ backup }, true)[2]).toBe('weak: No backups are made by themselves.')
  expect(about(undefined)).toBe('weak: No backup was made and tried yet.')
  expect(about(of(6))).toBe('good: The last good backup is of 3:30 a.m.')
  expect(about(of(31))).toBe('weak: The last good backup is of November 22, 2:30 a.m.')
  expect(about(of(9 * 24))).toBe('broken: The last good backup is of November 14, 9:30 a.m.')
})

test('jobs and mails are counted as they stand in the database', async () => {
  const { ctx, database } = program
  await database.pool.query(
    "select graphile_worker.add_job('mail-volunteer-summary', '{}', run_at => now() - interval '3 hours')",
  )
  await database.pool.query("select graphile_worker.add_job('sweep-old', '{}', run_at => now() + interval '1 hour')")
  const jobs = await readQueue(ctx)
  expect(jobs).toMatchObject({ waiting: 1, failing: 0, givenUp: 0 })
  expect(Math.round((now.getTime() - (jobs.oldest?.getTime() ?? 0)) / hour)).toBe(3)
  const mail = { recipient: 'a@example.org', message_id: '<1@x>', subject: 's', html: '', plain: '' }
  const at = (outcome: string, milliseconds: number, id: number) => ({
    ...mail,
    ...{ message_id: `<${id}@x>`, outcome, created_at: ago(milliseconds) },
  })
  await ctx.db
    .insertInto('mails')
    .values([at('waiting', 20 * minute, 1), at('sent', hour, 2), at('sent', 2 * hour, 3), at('sent', 48 * hour, 4)])
    .execute()
  expect(await readMailCounts(ctx)).toEqual({
    ...{ waiting: 1, oldest: ago(20 * minute) },
    outcomes: { sent: 2, waiting: 1 },
  })
  const owner = await someone(ctx)
  const upload = { person_id: owner.id, content_type: 'image/jpeg', byte_size: 1, checksum: '' }
  const uploads = [
    [hour - 1, null],
    [hour, null],
    [minute, await somePicture(ctx, owner)],
  ] as const
  for (const [age, picture_id] of uploads)
    await ctx.db
      .insertInto('uploads')
      .values({ ...upload, picture_id, signed_id_hash: Buffer.from([age % 256]), created_at: ago(age) })
      .execute()
  const state = await readState(ctx)
  expect(state).toMatchObject({ photos: 1, publicListings: 0, cases: { listings: 0, oldest: null } })
  expect(state.disk.size).toBeGreaterThan(state.disk.free)
  expect(state.disk.free).toBeGreaterThan(2 ** 20)
})
