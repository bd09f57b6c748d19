import { messagePhotoLimit } from '@reable/contract/messages/conversation-rules'
import { afterAll, expect, test } from 'vitest'
import { hashToken } from '#accounts'
import { endPictureProcess, exportPictures, sweepOrphans } from '#pictures'
import { day } from '#platform/clock'
import { endMailThread } from '#platform/mail'
import { call } from '../../listings/testing.ts'
import { freshPhoto } from '../../pictures/encoding/testing-photos.ts'
import { get, signedIn } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { answerOf, mailInSettings, mailsTo, type Pair, rawMail, takeIn, wordsOf, writtenTo } from './testing-mail-in.ts'

const program = await programOfFile(mailInSettings)
afterAll(() => Promise.all([endMailThread(), endPictureProcess()]))

const mixed = ['Content-Type: multipart/mixed; boundary=b']

/** A mail's text with files; what is no photo stands for a damaged one. */
function withFiles(text: string, files: (Buffer | string)[]): string {
  const parts = files.flatMap((file, at) => [
    '--b',
    `Content-Type: image/png; name="${at + 1}.png"`,
    ...(typeof file === 'string' ? [] : ['Content-Transfer-Encoding: base64']),
    '',
    typeof file === 'string' ? file : file.toString('base64').replace(/.{76}/g, '$&\r\n'),
  ])
  return ['--b', '', text, ...parts, '--b--'].join('\r\n')
}

async function lastSeenBy(person: Pair['owner'], { conversationId }: Pair) {
  const headers = await signedIn(program.ctx, person)
  return (await get(program, `/api/user/conversations/${conversationId}`, headers)).body.messages.at(-1)
}

test('photos come by mail, also with nothing but a quote; what is one too many is named to their writer', async () => {
  const pair = await writtenTo(program)
  const text = withFiles('> Is it still there?', [await freshPhoto(), ...Array(messagePhotoLimit - 1).fill('x')])
  expect(await takeIn(program, await answerOf(pair, text, mixed), pair.reply)).toBe('posted')
  expect(await lastSeenBy(pair.buyer, pair)).toMatchObject({ by: 'them', body: '', photos: [expect.anything()] })
  expect((await mailsTo(program, pair.owner)).at(-1)).toMatchObject({
    subject: 'Part of your email was left out',
    plain: expect.stringContaining('without these files: 2.png, 3.png, 4.png. We pass on photos alone, up to 4.'),
  })
})

const file = (type: string, name: string, base64: string) => [
  ...['--b', `Content-Type: ${type}; name="${name}"`, `Content-Disposition: attachment; filename="${name}"`],
  ...['Content-Transfer-Encoding: base64', '', base64],
]
const heic = file('image/heic', 'IMG_1.HEIC', 'AAAAGGZ0eXBoZWljAAAAAA==')
const winmail = file('application/ms-tnef', 'winmail.dat', 'eJ8+Ig==')
const withParts = (text: string, ...parts: string[][]) => ['--b', '', text, ...parts.flat(), '--b--'].join('\r\n')

test('of an iPhone’s photo its writer reads how to send it so that it arrives, and a signature is no file', async () => {
  const pair = await writtenTo(program)
  const signature = file('application/x-pkcs7-signature', 'smime.p7s', 'AAAA')
  const before = (await mailsTo(program, pair.owner)).length
  expect(await takeIn(program, await answerOf(pair, withParts('Signed', signature), mixed), pair.reply)).toBe('posted')
  expect((await mailsTo(program, pair.owner)).length).toBe(before)
  expect(await takeIn(program, await answerOf(pair, withParts('The photo', heic), mixed), pair.reply)).toBe('posted')
  expect(await wordsOf(program, pair, pair.owner)).toEqual(['Signed', 'The photo'])
  const { plain } = (await mailsTo(program, pair.owner)).at(-1) ?? {}
  expect(plain?.replace(/\s+/g, ' ')).toMatch(/IMG_1\.HEIC is in Apple’s HEIC format.* choose Most Compatible/)
})

test.each([
  [
    'words that Outlook packed',
    '',
    [winmail],
    /Your words did not arrive: Outlook packed your email into winmail\.dat/,
  ],
  [
    'a file alone',
    '',
    [file('application/zip', 'bill.zip', 'UEsDBA==')],
    /could not pass on bill\.zip\. We pass on photos/,
  ],
])('a mail of %s is not posted, and its writer is told what to do', async (_what, text, parts, sentence) => {
  const pair = await writtenTo(program)
  for (const mail of [
    await answerOf(pair, withParts(text, ...parts), mixed),
    rawMail({ from: pair.owner.email, to: pair.reply, text: withParts(text, ...parts), headers: mixed }),
  ]) {
    const before = (await mailsTo(program, pair.owner)).length
    await takeIn(program, mail, pair.reply)
    const answers = (await mailsTo(program, pair.owner)).slice(before)
    expect(answers.map(({ subject }) => subject)).toEqual(['Your email was not posted'])
    expect(answers[0]?.plain.replace(/\s+/g, ' ')).toMatch(sentence)
  }
  expect(await wordsOf(program, pair, pair.owner)).toEqual([])
})

test('the photo of a mail that its writer is asked about is counted, and posted with it weeks later; its bytes are not kept', async () => {
  const pair = await writtenTo(program)
  const text = withFiles('Is this me?', [await freshPhoto(), 'x'])
  const mail = rawMail({ from: pair.owner.email, to: pair.reply, text, headers: mixed })
  expect(await takeIn(program, mail, pair.reply)).toBe('asked')
  const question = (await mailsTo(program, pair.owner)).at(-1)?.plain ?? ''
  expect(question.replace(/\s+/g, ' ')).toContain('Your message will be posted without this file: 2.png.')
  const token = /by-mail\?token=([\w-]+)/.exec(question)?.[1]
  const stored = program.ctx.db.selectFrom('incoming_mails').select(['raw', 'recipient']).where('outcome', '=', 'asked')
  expect(await stored.execute()).toEqual([{ raw: null, recipient: '' }])
  const exported = await exportPictures(program.ctx, { ownerId: pair.owner.id })
  expect(exported.filter(({ listing_id }) => listing_id === null)).toEqual([])
  program.ctx.clock = { now: () => new Date(Date.now() + 20 * day) }
  await sweepOrphans(program.ctx)
  const follow = async (path: string) =>
    (await call(program, 'POST', `/messages/by-mail/${path}`, {}, { token })).body.data
  expect(await follow('look')).toMatchObject({ body: 'Is this me?', photos: 1, posted: false })
  expect(await follow('post')).toMatchObject({ body: 'Is this me?', photos: 1, posted: true })
  expect(await lastSeenBy(pair.buyer, pair)).toMatchObject({ body: 'Is this me?', photos: [expect.anything()] })
})

test('a mail that an earlier version stored whole is posted by its link as well', async () => {
  const pair = await writtenTo(program)
  const raw = rawMail({
    from: pair.owner.email,
    to: pair.reply,
    text: withFiles('Is this me?', [await freshPhoto()]),
    headers: mixed,
  })
  const stored = {
    digest: Buffer.from('of an earlier version'),
    recipient: pair.reply,
    raw: Buffer.from(raw),
    origin: '{}',
  }
  const about = { conversation_id: pair.conversationId, person_id: pair.owner.id, received_at: program.ctx.clock.now() }
  const values = { ...stored, ...about, outcome: 'asked', token_hash: hashToken('earlier') }
  await program.ctx.db.insertInto('incoming_mails').values(values).execute()
  const follow = async (path: string) =>
    (await call(program, 'POST', `/messages/by-mail/${path}`, {}, { token: 'earlier' })).body.data
  for (let times = 0; times < 2; times++) expect(await follow('look')).toMatchObject({ body: 'Is this me?', photos: 1 })
  expect(await follow('post')).toMatchObject({ posted: true })
  expect(await lastSeenBy(pair.buyer, pair)).toMatchObject({ body: 'Is this me?', photos: [expect.anything()] })
})
