import { afterAll, expect, test } from 'vitest'
import { endPictureProcess } from '#pictures'
import { call } from '../../listings/testing.ts'
import { type Pair, somePair, write } from '../../messages/testing.ts'
import { freshPhoto } from '../../pictures/encoding/testing-photos.ts'
import { sender } from '../../pictures/uploads/testing-uploads.ts'
import { get, signedIn, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { openCaseAbout } from '../cases/testing-cases.ts'
import { makeVolunteer } from '../testing.ts'

const program = await programOfFile()
const room = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
afterAll(endPictureProcess)

async function withPhoto(from: Pair['buyer'], id: number, body: string): Promise<number> {
  const { signedId } = await (await sender(program, from.person)).send(await freshPhoto(), 'image/png')
  const { status, body: answer } = await write(program, from, id, body, { photos: [signedId] })
  expect(status).toBe(200)
  return answer.data.id
}

const opened = async (address: string) => (await program.app.inject(address)).statusCode

async function expectToOpen([photo, ...others]: { large: string }[]): Promise<void> {
  expect(others).toEqual([])
  expect(await opened(photo?.large ?? '')).toBe(200)
  expect(await opened(photo?.large.replace(/\?.*/, '') ?? '')).toBe(404)
}

test('volunteers see the photos of messages that were shown to them, by an address of their own, and of no others', async () => {
  const { owner, buyer, id } = await somePair(program)
  await withPhoto(buyer, id, 'Nobody shows this')
  const shown = await withPhoto(buyer, id, 'Look at this')
  const report = { reasons: [], words: 'See the photo', message_ids: [shown] }
  await call(program, 'POST', `/api/user/conversations/${id}/report`, owner.headers, report)
  const caseId = await openCaseAbout(program, { person_id: buyer.person.id })
  const [seen] = (await get(program, `/console/cases/${caseId}`, room)).body.data.reports
  expect(seen.messages).toHaveLength(1)
  await expectToOpen(seen.messages[0].photos)
  const whole = await call(program, 'POST', `/console/people/${seen.id}/reading`, room, {})
  expect(whole.body.data.map(({ photos }: { photos: unknown[] }) => photos.length)).toEqual([0, 1, 1])
})

test('they see those of a message that waits for them', async () => {
  const { buyer, id } = await somePair(program)
  const messageId = await withPhoto(
    buyer,
    id,
    'Your payment is pending at Interac. Receive the money here: http://interac-etransfer.net/claim',
  )
  const caseId = await openCaseAbout(program, { message_id: messageId })
  const { message } = (await get(program, `/console/cases/${caseId}`, room)).body.data
  await expectToOpen(message.photos)
})
