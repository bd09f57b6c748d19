import type { RequestListener } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { recallsServer } from '../testing.ts'
import { readFile } from './read-file.ts'
import { fieldNames } from './read-notice.ts'

const site = await recallsServer()
afterAll(() => site.close())

const now = Date.parse('2026-11-22T00:00:00Z')
const row = Object.fromEntries(fieldNames.map((name) => [name, name === 'Title' ? 'Rollator' : '1']))
const text = JSON.stringify([row])
const notices = [expect.stringMatching(/^\[\{"nid":"1",.*Rollator.*\}\]$/)]
const read = (answer: RequestListener) => {
  site.state.answer = answer
  return readFile({ address: site.env.RECALLS_URL, headers: {}, publicOnly: false, now })
}

test.each([
  ['as it came', '"a"', 'Fri, 20 Nov 2026 12:00:00 GMT', '"a"', 'Fri, 20 Nov 2026 12:00:00 GMT'],
  ['of 300 signs', `"${'x'.repeat(298)}"`, undefined, `"${'x'.repeat(298)}"`, null],
  ['not of 301', `"${'x'.repeat(299)}"`, 'y'.repeat(301), null, null],
  ['not with other letters', '"caf\u00e9"', '\u00e9', null, null],
])(
  'a file comes with its rows, and with what it is asked for by the next time, %s',
  async (_what, etag, changed, ...known) => {
    const headers = { etag, ...(changed && { 'last-modified': changed }) }
    const file = await read((_request, response) => void response.writeHead(200, headers).end(text))
    expect(file).toMatchObject({ kind: 'read', rows: 1, notices, etag: known[0], lastModified: known[1] })
  },
)

test('a text that comes with the program is read as well, and a file that is the same still is known', async () => {
  expect(await readFile({ text, now })).toMatchObject({
    kind: 'read',
    rows: 1,
    notices,
    etag: null,
    lastModified: null,
  })
  expect(await readFile({ text: 'x', now })).toEqual({ kind: 'failed', failure: 'not_json' })
  expect(await read((_request, response) => void response.writeHead(304).end())).toEqual({ kind: 'unchanged' })
})

test('a file whose connection breaks is cut off, and one from nowhere cannot be reached', async () => {
  const broken = await read((_request, response) => {
    response.writeHead(200, { 'content-length': text.length })
    response.write(text.slice(0, 20), () => response.destroy())
  })
  expect(broken).toEqual({ kind: 'failed', failure: 'cut_off' })
  const nowhere = await readFile({ address: 'http://127.0.0.1:1/', headers: {}, publicOnly: false, now })
  const gone = await read((_request, response) => void response.writeHead(404).end(text))
  expect([nowhere, gone]).toEqual(Array(2).fill({ kind: 'failed', failure: 'unreachable' }))
})
