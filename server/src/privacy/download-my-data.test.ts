import { afterAll, expect, test } from 'vitest'
import { lockPerson } from '#accounts'
import { endPictureProcess } from '#pictures'
import { freshPhoto } from '../pictures/encoding/testing-photos.ts'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { get, signedIn, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { seedBelongings } from './testing.ts'

const program = await programOfFile({ PUBLIC_URL: 'https://reable.example' })
const person = await someone(program.ctx, { partner: 'Royal Oak Seniors Society' })
const email = person.email
const belongings = await seedBelongings(program.ctx, person, {
  title: 'My walker',
  photos: [await freshPhoto(), await freshPhoto()],
})
const other = await someone(program.ctx)
const ofOther = await seedBelongings(program.ctx, other, {
  title: 'Not mine',
  photos: [await freshPhoto(), await freshPhoto()],
})
afterAll(endPictureProcess)

const download = async (headers = belongings.headers) => (await get(program, '/api/user/data', headers)).body.data
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

test('account data is exported with its times', async () => {
  expect((await download()).account).toMatchObject({
    email,
    provider: 'reable',
    partner: 'Royal Oak Seniors Society',
    created_at: time,
    confirmed_at: time,
    terms_agreed_at: null,
    newsletter: {
      subscribed: false,
      consents: [{ given: true, wording: 'Send me the e-newsletter.', decided_at: time }],
    },
    sessions: [{ created_at: time, expires_at: time }],
    mailed_links: [{ purpose: 'confirmation', created_at: time, expires_at: time, used_at: null }],
    provider_accounts: [{ provider: 'google', subject: expect.any(String), created_at: time }],
  })
})

test('second factors and changes of address are exported, without what proves them', async () => {
  const { second_factors, email_changes } = (await download()).account
  expect(second_factors).toEqual({
    six_digit_codes: [{ added_at: time }],
    passkeys: [{ name: 'Phone', added_at: time, used_at: null }],
    recovery_codes: [{ used_at: null }],
  })
  const addresses = { old_email: expect.stringMatching(/^old-/), new_email: expect.stringMatching(/^new-/) }
  expect(email_changes).toEqual([{ ...addresses, created_at: time, made_at: time, ended_at: null, undone_at: null }])
})

test('a download waits for whoever changes the account at this moment, so that it is of one moment', async () => {
  const person = await someone(program.ctx)
  const headers = await signedIn(program.ctx, person)
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => lockPerson(ctx, { personId: person.id }),
    act: () => get(program, '/api/user/data', headers),
  })
  expect([waited, result.status]).toEqual([true, 200])
})

test('devices are exported in words and times, without what stands for their token or their network', async () => {
  const [session] = (await download()).account.sessions
  expect(session).toEqual({ device: 'A program', created_at: time, used_at: time, expires_at: time })
})

test('all listings are exported, hidden, sold and deleted ones too, with names instead of ids and whole picture addresses', async () => {
  const { listings } = await download()
  expect(listings.map(({ title }: { title: string }) => title)).toEqual([
    'My walker',
    'My walker, hidden',
    'My walker, sold',
    'My walker, deleted',
  ])
  const { digest } = belongings.pictures.attached
  expect(listings[0]).toMatchObject({
    id: belongings.listings.shown,
    price: 40,
    properties: { walker_wheels: 'Two front', cleaned: 'Wiped clean' },
    category: 'Walking Aids',
    condition: 'Good',
    location: 'Burnaby',
    active: true,
    listed_at: time,
    pictures: [`https://reable.example/pictures/${digest}-1600.jpg`],
  })
  expect(listings[3].deleted_at).toEqual(time)
})

test('photos are exported, those of no listing too', async () => {
  const { pictures } = await download()
  const { attached, orphan } = belongings.pictures
  const ids = pictures.map(({ id }: { id: number }) => id)
  expect(ids).toEqual(ids.toSorted((one: number, other: number) => one - other))
  const pictureOf = (id: number) => pictures.find((picture: { id: number }) => picture.id === id)
  expect(pictureOf(attached.id)).toMatchObject({ listing_id: belongings.listings.shown, created_at: time })
  for (const { id } of Object.values(ofOther.pictures)) expect(pictureOf(id)).toBeUndefined()
  expect(pictureOf(orphan.id)).toMatchObject({
    listing_id: null,
    address: expect.stringMatching(
      new RegExp(`^https://reable.example/pictures/${orphan.digest}-1600.jpg\\?until=\\d+&signature=[\\w-]{22}$`),
    ),
  })
})

test('mails are exported by subject, times and outcome, without their text', async () => {
  expect((await download()).mails).toEqual([
    { subject: 'Please confirm', created_at: time, sent_at: null, outcome: 'waiting' },
  ])
})

test('what someone has saved is exported as they saw it, with whether they want mails about it', async () => {
  expect((await download()).saved).toEqual({
    mails: true,
    listings: [{ listing_id: belongings.listings.shown, title: 'Theirs', price: 1, saved_at: time }],
  })
})

test('notifications are exported, and the requests that ran once', async () => {
  const { notifications, done_once } = await download()
  expect(notifications).toEqual({
    waiting_for: [{ equipment_type: 'Manual wheelchair (self-propelled)', created_at: time }],
    told_of: [{ listing_id: belongings.listings.shown, notified_at: time }],
  })
  expect(done_once).toEqual([{ act: 'publish', done_at: time }])
})

test('no token, no hash and nothing of anybody else is in it', async () => {
  const text = JSON.stringify(await download())
  expect(text).not.toMatch(/hash|argon2|SECRET-LINK|Not mine/)
  expect(text).not.toContain(belongings.headers['x-user-token'])
  expect([...new Set(text.match(/person-\d+@example.org/g))]).toEqual([email])
})
