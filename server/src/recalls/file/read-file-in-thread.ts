import { BoundedThread, ThreadError } from '#platform/bounded-thread'
import type { FileToRead, ReadFile } from './notice.ts'

const thread = new BoundedThread<FileToRead, ReadFile>({
  folder: import.meta.dirname,
  source: 'file-worker.ts',
  built: 'recalls-worker.js',
  timeout: 150_000,
  heap: 96,
})

/** Fetches and reads the file of recalls in a thread of its own, which ends afterwards: nobody else waits for 16 MB. */
export async function readFileInThread(file: FileToRead): Promise<ReadFile> {
  try {
    return await thread.run(file)
  } catch (error) {
    if (error instanceof ThreadError) return { kind: 'failed', failure: 'too_large' }
    throw error
  }
}
