import { afterAll, beforeAll, expect, test } from 'vitest'
import { someone, testProgram } from '../../../testing.ts'
import type { Program } from '../../testing.ts'
import { importer } from '../testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('listMissingPhotos: of many photos that have not come 200 are named at a time as they were added, and the rest after them', async () => {
  const own = await importer(program, await someone(program.ctx, { partner: 'Royal Oak' }))
  const names = Array.from({ length: 201 }, (_, at) => `${at}.jpg`)
  const rows = names.map((name, at) => `m${at},Cane,A cane,10,Cane,Good,Burnaby,${name}`)
  const sheet = ['reference,title,description,price,type,condition,place,photos', ...rows].join('\n')
  const { id } = (await own.create(sheet)).body.data
  await own.addPhotos(id, names)
  const missing = async (after = '') => (await own.send('GET', `/${id}/photos${after}`)).body.data
  const first = await missing()
  expect(first).toHaveLength(200)
  const rest = await missing(`?after=${first.at(-1).id}`)
  expect([...first, ...rest].map(({ name }) => name)).toEqual(names)
})
