import { messagePhotoLimit } from '@reable/contract/messages/conversation-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endPictureProcess } from '#pictures'
import { endMailThread } from '#platform/mail'
import { call } from '../../listings/testing.ts'
import { freshPhoto } from '../../pictures/encoding/testing-photos.ts'
import { get, signedIn, testProgram } from '../../testing.ts'
import { answerOf, mailInSettings, mailsTo, type Pair, rawMail, takeIn, wordsOf, writtenTo } from './testing-mail-in.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram(mailInSettings)
})
afterAll(async () => {
  await Promise.all([endMailThread(), endPictureProcess()])
  await program.close()
})

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

test('one file that is left out is named as one', async () => {
  const pair = await writtenTo(program)
  expect(await takeIn(program, await answerOf(pair, withFiles('Look', ['x']), mixed), pair.reply)).toBe('posted')
  const { plain } = (await mailsTo(program, pair.owner)).at(-1) ?? {}
  expect(plain).toContain('Your message was posted without this file: 1.png.')
})

test('a mail with neither words nor a photo that can be read is not posted, and its writer is told why', async () => {
  const pair = await writtenTo(program)
  const text = withFiles('> Is it still there?', ['x'])
  expect(await takeIn(program, await answerOf(pair, text, mixed), pair.reply)).toBe('refused')
  expect((await mailsTo(program, pair.owner)).at(-1)?.subject).toBe('Your email was not posted')
  expect(await wordsOf(program, pair, pair.owner)).toEqual([])
})

test('the photo of a mail that its writer is asked about is counted, and posted with it', async () => {
  const pair = await writtenTo(program)
  const text = withFiles('Is this me?', [await freshPhoto()])
  const mail = rawMail({ from: pair.owner.email, to: pair.reply, text, headers: mixed })
  expect(await takeIn(program, mail, pair.reply)).toBe('asked')
  const token = /by-mail\?token=([\w-]+)/.exec((await mailsTo(program, pair.owner)).at(-1)?.plain ?? '')?.[1]
  const follow = async (path: string) =>
    (await call(program, 'POST', `/messages/by-mail/${path}`, {}, { token })).body.data
  expect(await follow('look')).toMatchObject({ body: 'Is this me?', photos: 1, posted: false })
  expect(await follow('post')).toMatchObject({ body: 'Is this me?', photos: 1, posted: true })
  expect(await lastSeenBy(pair.buyer, pair)).toMatchObject({ body: 'Is this me?', photos: [expect.anything()] })
})
