import { expect, test } from 'vitest'
import { call } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { get, signedIn, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'

const program = await programOfFile()
const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
const headers = await signedIn(program.ctx, volunteer)

const address = '/console/content/page/Our%20Team'
const written = async () => (await get(program, address, headers)).body.data
const versions = async () => (await get(program, '/console/versions/page/Our%20Team', headers)).body.data
const save = (version: number, fields: object) => call(program, 'PUT', address, headers, { version, fields })

test('[INFO-15] every version of a page can be read, with author and time, and is restored as a new one', async () => {
  const { fields } = await written()
  await save(1, { ...fields, heading: 'Us', introduction: 'We **lend**.' })
  const [second, first] = await versions()
  expect(second).toMatchObject({
    version: 2,
    changed_by: volunteer.email,
    fields: { heading: 'Us', introduction: 'We **lend**.' },
  })
  expect(first).toMatchObject({ version: 1, changed_by: null, fields })
  expect((await save(2, first.fields)).body.data.version).toBe(3)
  expect((await get(program, '/content?title=Our%20Team')).body.data.fields.heading).toBe(fields.heading)
  expect((await versions())[0]).toMatchObject({ version: 3, changed_by: volunteer.email })
})
