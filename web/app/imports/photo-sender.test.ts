import type { Client } from '@reable/contract/client'
import { expect, test } from 'vitest'
import type { UploadError, Uploaded } from '../uploads/upload-photo.ts'
import { PhotoSender } from './photo-sender.ts'

const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' })

/** A server that asks for photos until they arrive, and a sender that has these files. */
function senderOf({ asked, here }: { asked: string[]; here: string[] }) {
  const arrived: string[] = []
  const api = async (id: string, { query, body }: { query?: { after: number }; body?: { name: string } }) => {
    if (id === 'setImportPhoto') arrived.push(body?.name ?? '')
    const missing = asked.map((name, at) => ({ id: at + 1, name })).filter(({ name }) => !arrived.includes(name))
    return { ok: true, data: missing.filter((one) => one.id > (query?.after ?? 0)) }
  }
  let outcome: (file: File) => Uploaded | UploadError = ({ name }) => ({ signed_id: name }) as Uploaded
  const sender = new PhotoSender(1, api as unknown as Client, async (file) => outcome(file))
  sender.add(new Map(here.map((name) => [name, jpeg(name)])))
  const setOutcome = (next: typeof outcome) => {
    outcome = next
  }
  return { sender, arrived, asked, setOutcome }
}

test('a lost connection is said for each photo, and a second try sends only what is missing', async () => {
  const { sender, arrived, setOutcome } = senderOf({ asked: ['a', 'b'], here: ['a', 'b'] })
  setOutcome(({ name }) =>
    name === 'a'
      ? { error: 'The connection was lost.', mayRetry: true, isTransient: true }
      : ({ signed_id: name } as Uploaded),
  )
  await sender.run()
  expect(sender.getState().failed).toEqual([{ name: 'a', error: 'The connection was lost.' }])
  setOutcome(({ name }) => ({ signed_id: name }) as Uploaded)
  await sender.run()
  expect([arrived, sender.getState().failed]).toEqual([['b', 'a'], []])
})
