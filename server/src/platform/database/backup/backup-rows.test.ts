import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeLines } from './backup.ts'

async function* each(chunks: string[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk)
}

test('parts end where lines end and together are the whole, however the stream was cut', async () => {
  const chunk = fc.string({ unit: fc.constantFrom('a', 'é', '\n') })
  await fc.assert(
    fc.asyncProperty(fc.array(chunk), async (chunks) => {
      const text = `${chunks.join('')}\n`
      const parts = await Array.fromAsync(wholeLines(each([...chunks, '\n']), 8))
      expect(Buffer.concat(parts).toString()).toBe(text)
      expect(parts.every((part) => part.at(-1) === 10)).toBe(true)
    }),
  )
})

test('no part is longer than it need be, so that no table has to fit into memory', async () => {
  const parts = await Array.fromAsync(wholeLines(each(['aaaa\n', 'bb\nbbb', 'b\n', 'cc\n']), 5))
  expect(parts.map(String)).toEqual(['aaaa\n', 'bb\n', 'bbbb\n', 'cc\n'])
})
