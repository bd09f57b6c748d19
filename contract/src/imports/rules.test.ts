import { expect, test } from 'vitest'
import { importsOperations } from './operations.ts'

test('a file of more than two million bytes is refused, with what to do', () => {
  const read = (bytes: number) =>
    importsOperations.createImport.body.safeParse({
      file_name: 'a.csv',
      content: Buffer.alloc(bytes).toString('base64'),
    })
  expect(read(2_000_000).success).toBe(true)
  expect(read(2_000_004).error?.issues[0]?.message).toBe(
    'This file is larger than 2 MB. Please cut it into several files, of 2,000 rows at most.',
  )
})
