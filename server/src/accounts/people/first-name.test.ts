import { afterEach, beforeEach, expect, test } from 'vitest'
import { call } from '../../listings/testing.ts'
import { get, signedIn, someone, testProgram } from '../../testing.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let headers: Record<string, string>

beforeEach(async () => {
  program = await testProgram()
  headers = await signedIn(program.ctx, await someone(program.ctx))
})
afterEach(() => program.close())

const save = (first_name: unknown, as = headers) => call(program, 'PUT', '/api/user/first_name', as, { first_name })
const name = async () => (await get(program, '/api/user/first_name', headers)).body.data.first_name

test('a first name is stored, answered to its person and removed again', async () => {
  expect(await name()).toBe('')
  for (const typed of ['Rosa', ' Élodie ', 'E\u0301lodie', 'Mary-Ann', 'Ko Ko', 'O’Neil', '美', '']) {
    expect((await save(typed)).status).toBe(200)
    expect(await name()).toBe(typed.trim().normalize('NFC'))
  }
  await save('Rosa')
  expect((await get(program, '/api/user/data', headers)).body.data.account.first_name).toBe('Rosa')
})
