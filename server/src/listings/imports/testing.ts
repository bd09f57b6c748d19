import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import { signedIn } from '../../testing.ts'
import { header } from '../import/testing.ts'
import { call, type Program, readyUpload } from '../testing.ts'
import { publishImportRows } from './publish-import-rows.ts'

type Summary = Answer<'getImport'>
type Row = Answer<'changeImportRow'>

export const exampleFolder = join(import.meta.dirname, '../../../seeds/example-import')
export const exampleSheet = () => readFile(join(exampleFolder, 'listings.csv'))

/** A row of a cane, ready but for its photo. */
export const cane = (
  reference: string,
  { photo = 'a.jpg', type = 'Cane', condition = 'Good', place = 'Burnaby' } = {},
) => `${reference},Cane ${reference},A cane,10,${type},${condition},${place},${photo},Single,Wiped clean`

export const sheet = (...rows: string[]) => [header, ...rows].join('\n')

/** The browser of a member, whose photos are rows without bytes. */
export async function importer(program: Program, person: Person) {
  const { ctx } = program
  const headers = await signedIn(ctx, person)
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    call(program, method, `/imports${url}`, headers, body)

  const create = (content: Buffer | string, file_name = 'listings.csv') =>
    send('POST', '', { file_name, content: Buffer.from(content).toString('base64') })
  const read = async (id: number): Promise<Summary> => (await send('GET', `/${id}`)).body.data
  const rows = async (id: number, show = 'all'): Promise<Row[]> =>
    (await send('GET', `/${id}/rows?show=${show}`)).body.data
  const row = async (id: number, number: number) => (await rows(id)).find((one) => one.number === number) as Row
  const correct = async (id: number, number: number, cells: Record<string, string>, version?: number) =>
    send('PUT', `/${id}/rows/${number}`, { version: version ?? (await row(id, number)).version, cells })
  const addPhotos = (id: number, names: string[]) => send('POST', `/${id}/photos`, { names })
  const missing = async (id: number): Promise<string[]> =>
    (await send('GET', `/${id}/photos`)).body.data.map(({ name }: { name: string }) => name)

  /** Sends all photos that rows ask for. */
  async function sendPhotos(id: number): Promise<void> {
    for (const name of await missing(id))
      await send('PUT', `/${id}/photos`, { name, signed_id: await readyUpload(ctx, person) })
  }

  /** A list that came in, with its photos, and its number. */
  async function createReady(content: string, photos = ['a.jpg']): Promise<number> {
    const { id } = (await create(content)).body.data
    await addPhotos(id, photos)
    await sendPhotos(id)
    return id
  }

  /** Publishes, and does what the jobs do until nothing waits. */
  async function publish(id: number): Promise<Summary> {
    await send('POST', `/${id}/publication`)
    while ((await read(id)).counts.queued) await publishImportRows(ctx, { importId: id })
    return read(id)
  }

  return { send, create, read, rows, row, correct, addPhotos, missing, sendPhotos, createReady, publish }
}
