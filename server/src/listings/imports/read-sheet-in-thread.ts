import { sheetTooSlow } from '@reable/contract/imports/rules'
import { BoundedThread, ThreadError } from '#platform/bounded-thread'
import { Refusal } from '#platform/refusal'
import { readSheet, type Sheet, type SheetFile } from './read-sheet.ts'

/** In bytes. What is shorter is read sooner than a thread begins. */
const shortEnough = 20_000

const thread = new BoundedThread<SheetFile, Awaited<ReturnType<typeof readSheet>>>({
  folder: import.meta.dirname,
  source: 'sheet-worker.ts',
  built: 'sheet-worker.js',
  timeout: 5_000,
  heap: 256,
})

/** Takes a file apart while everybody else is served. Refuses as `readCsv` does, and as invalid a file that takes too long. */
export async function readSheetInThread(file: SheetFile): Promise<Sheet> {
  const read = await (file.bytes.length <= shortEnough ? readSheet(file) : thread.run(file)).catch((error: unknown) => {
    if (!(error instanceof ThreadError)) throw error
    throw new Refusal('invalid', sheetTooSlow, { errors: { content: [sheetTooSlow] } })
  })
  if ('refused' in read) throw new Refusal(read.refused.code, read.refused.message)
  return read
}
