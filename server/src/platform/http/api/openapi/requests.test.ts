import { join } from 'node:path'
import { operations } from '@reable/contract/operations'
import { expect, test } from 'vitest'
import { get, testProgram } from '../../../../testing.ts'
import { describeRequests } from './testing-requests.ts'

const page = join(import.meta.dirname, '../../../../../../docs/requests.md')

const head = `# What each call takes

Every field of every call of the API, and what fits into it: \`/v1/openapi.json\` in short, with what answers look like left out. Programs of others rely on it, so a change to it is one that they may notice.
\`npm test -- requests --update\` writes this page anew.

`

test('each call takes what docs/requests.md says', async () => {
  const program = await testProgram()
  const { body } = await get(program, '/openapi.json')
  await program.close()
  const described = describeRequests(body)
  expect(described.match(/^## \w+$/gm)?.map((line) => line.slice(3))).toEqual(Object.keys(operations).sort())
  await expect(head + described).toMatchFileSnapshot(page)
})
