import type { Client } from '@reable/contract/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type UploadStep, uploadPhoto } from './upload-photo.ts'

const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg', { type: 'image/jpeg' })
const busy = { ok: false, status: 503, failure: { error: 'Many photos are arriving just now.' } }
const gone = { ok: false, status: 404, failure: { error: 'This photo is no longer there.' } }
const damaged = { ok: false, status: 422, failure: { error: 'No.', errors: { images: ['This photo is damaged.'] } } }
const done = { ok: true, status: 200, data: { signed_id: 'A', image: { image_id: 1 } } }

/** The browser's request, whose bytes arrive unless the test gives another answer. */
class Request {
  upload = {}
  status = 204
  responseText = ''
  onloadend = () => {}
  open() {}
  setRequestHeader() {}
  send() {
    calls.push('the bytes')
    Object.assign(this, puts.shift())
    this.onloadend()
  }
}

let calls: string[] = []
let puts: { status: number; responseText: string }[] = []
beforeEach(() => {
  calls = []
  puts = []
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Uploads to a server that gives these answers to the end of it, one after the other, in fake time. */
async function upload(answers: object[], signedId?: string) {
  const steps: UploadStep[] = []
  const api = async (id: string) => {
    calls.push(id)
    if (id === 'finishUpload') return answers.shift()
    return { ok: true, data: { signed_id: 'A', direct_upload: { url: '/put', headers: {} } } }
  }
  let outcome: Awaited<ReturnType<typeof uploadPhoto>> | undefined
  const uploading = uploadPhoto(api as unknown as Client, file, signedId, (step) => steps.push(step))
  uploading.then((result) => {
    outcome = result
  })
  while (!outcome) await vi.advanceTimersByTimeAsync(1_000)
  return { outcome, steps }
}

test('[WIZ-11] a busy server is called again by itself, and the bytes are sent once', async () => {
  const { outcome, steps } = await upload([busy, busy, busy, done])
  expect(outcome).toEqual(done.data)
  expect(calls).toEqual(['startUpload', 'the bytes', ...Array(4).fill('finishUpload')])
  expect(steps).toEqual([{ signedId: 'A' }])
})

test('[WIZ-11] an upload that is no longer there is sent again; one that was refused is not resumed', async () => {
  expect((await upload([gone, done], 'A')).outcome).toEqual(done.data)
  expect(calls).toEqual(['finishUpload', 'startUpload', 'the bytes', 'finishUpload'])
  const { outcome } = await upload([damaged])
  expect(outcome).toEqual({ error: 'This photo is damaged.', mayRetry: false, isTransient: false })
})

test('[WIZ-11] a photo above 15 MB that the browser cannot make smaller is not sent, and says so', async () => {
  const large = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(15 * 1024 * 1024)], 'a.jpg')
  const outcome = await uploadPhoto((() => expect.unreachable()) as unknown as Client, large, undefined, () => {})
  expect(outcome).toMatchObject({ error: expect.stringMatching(/larger than 15 MB.*Please choose/), mayRetry: false })
})
