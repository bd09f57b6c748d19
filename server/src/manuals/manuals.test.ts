import { expect, test } from 'vitest'
import { call, setListing } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'

let hostsVersion = 0

const program = await programOfFile()
const room = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
const hosts = async () => (await get(program, '/console/manual_hosts', room)).body.data
await writeHosts(['maker.example', 'other.example'])

const traveller = {
  ...{ brand: 'Pride', model: 'Go-Go 4', title: 'Go-Go: owner’s manual' },
  address: 'https://www.maker.example/go-go.pdf',
}
const write = (changes: object = {}) => call(program, 'POST', '/console/manuals', room, { ...traveller, ...changes })
const change = (id: number, changes: object) =>
  call(program, 'PUT', `/console/manuals/${id}`, room, { ...traveller, withdrawn: false, version: 1, ...changes })

async function writeHosts(names: string[]) {
  hostsVersion = (await hosts()).version
  return call(program, 'PUT', '/console/manual_hosts', room, { hosts: names, version: hostsVersion })
}

test('a manual stands with every thing of exactly its brand and model, however they are written, and with no other', async () => {
  expect((await write()).status).toBe(200)
  const id = await someListing(program.ctx, await someone(program.ctx))
  const shown = async (properties: object) => {
    await setListing(program.ctx, id, { properties: JSON.stringify(properties) })
    return (await get(program, `/posts/${id}`)).body.data.post.manuals
  }
  const found = [{ title: traveller.title, address: traveller.address }]
  expect(await shown({ brand: 'PRIDE', model: 'gogo-4' })).toEqual(found)
  for (const other of [
    { brand: 'Pride', model: 'Go-Go 44' },
    { brand: 'Pride Mobility', model: 'Go-Go 4' },
    { brand: 'Pride' },
    { brand: 'n/a', model: 'n/a' },
  ])
    expect(await shown(other)).toBeUndefined()
})

test('an address that is not of a maker’s host, and empty fields, are told so', async () => {
  const { id } = (await write({ model: 'Go-Go 5' })).body.data
  const errors = async (changes: object) => {
    const [written, changed] = [await write(changes), await change(id, changes)]
    expect([written.status, changed.status]).toEqual([422, 422])
    return Object.values(written.body.errors).flat()
  }
  const noHost = (host: string) => [`Address: ${host} is not on the list of makers’ hosts. A steward can add it there`]
  const noAddress = ['Address: please give the address of the manual, beginning with https://']
  expect(await errors({ address: 'https://maker.example.evil.test/a.pdf' })).toEqual(noHost('maker.example.evil.test'))
  expect(await errors({ address: 'https://notmaker.example/a.pdf' })).toEqual(noHost('notmaker.example'))
  for (const address of [
    ...['http://maker.example/a.pdf', 'javascript:alert(1)', 'maker.example', 'https://maker.example:444/a'],
    ...['https://x@maker.example/a', ''],
  ])
    expect(await errors({ address })).toEqual(noAddress)
  expect(await errors({ brand: '🛴' })).toEqual(['Brand: please write it with a letter or a digit'])
  expect(await errors({ model: 'x'.repeat(81) })).toEqual(['Model: use at most 80 characters'])
  expect(await errors({ title: ' ' })).toEqual(['Title: please write it with a letter or a digit'])
})

test('a manual is changed, withdrawn, and an older version taken up again; each version can be read', async () => {
  const { id } = (await write({ model: 'Go-Go 6' })).body.data
  const shown = async () =>
    (await get(program, '/console/manuals', room)).body.data.find((one: { id: number }) => one.id === id)
  expect((await change(id, { model: 'Go-Go 6', title: 'In two languages' })).body.data.version).toBe(2)
  expect((await change(id, { model: 'Go-Go 6' })).status).toBe(409)
  expect((await change(id, { model: 'Go-Go 6', version: 2, withdrawn: true })).status).toBe(200)
  expect(await shown()).toMatchObject({ withdrawn: true, version: 3 })
  expect((await change(id, { model: 'Go-Go 6', version: 3 })).status).toBe(200)
  const versions = (await get(program, `/console/versions/manual/${id}`, room)).body.data
  type Version = { version: number; fields: { title: string; withdrawn: boolean } }
  expect(versions.map(({ version, fields }: Version) => [version, fields.title, fields.withdrawn])).toEqual([
    [4, traveller.title, false],
    [3, traveller.title, true],
    [2, 'In two languages', false],
    [1, traveller.title, false],
  ])
})

test('a withdrawn manual may lead to a host that is on the list no more, and is not taken up again while it does', async () => {
  const address = 'https://leaving.example/8'
  await writeHosts(['maker.example', 'leaving.example'])
  const { id } = (await write({ model: 'Go-Go 8', address })).body.data
  expect((await change(id, { model: 'Go-Go 8', address, withdrawn: true })).status).toBe(200)
  expect((await writeHosts(['maker.example', 'other.example'])).status).toBe(200)
  expect((await change(id, { model: 'Go-Go 8a', address, withdrawn: true, version: 2 })).status).toBe(200)
  expect((await change(id, { model: 'Go-Go 8a', address, version: 3 })).status).toBe(422)
})

test('the list of hosts is changed by who has seen it, and no host goes that a manual leads to', async () => {
  await write({ model: 'Go-Go 7', address: 'https://manuals.other.example/7' })
  const refused = await writeHosts(['maker.example'])
  expect([refused.status, refused.body.errors.hosts]).toEqual([
    422,
    ['Hosts: one manual leads to other.example. Withdraw it first'],
  ])
  for (const wrong of ['https://maker.example', '127.0.0.1', 'localhost', 'maker', 'ma ker.example'])
    expect((await writeHosts(['maker.example', 'other.example', wrong])).status).toBe(422)
  const names = ['third.example', 'other.example', 'maker.example', 'maker.example']
  const written = await writeHosts(names)
  expect(written.body.data.hosts).toEqual(['maker.example', 'other.example', 'third.example'])
  const late = await call(program, 'PUT', '/console/manual_hosts', room, { hosts: names, version: hostsVersion })
  expect(late.status).toBe(409)
  const versions = (await get(program, '/console/versions/manual_hosts/all', room)).body.data
  expect(versions.map(({ version }: { version: number }) => version).slice(0, 2)).toEqual([
    hostsVersion + 1,
    hostsVersion,
  ])
})
