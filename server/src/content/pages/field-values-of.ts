import { serialize } from 'node:v8'
import { BoundedThread } from '#platform/bounded-thread'
import { InvalidEntryError } from '../contentful/read-entry.ts'
import { type FieldsToRead, readFields } from './read-fields.ts'
import type { FieldValues } from './serialize-fields.ts'

/** In bytes, as a thread is given it; entries may lead to each other in a circle. What is shorter is read sooner than a thread begins. */
const shortEnough = 20_000

const thread = new BoundedThread<FieldsToRead, ReturnType<typeof readFields>>({
  folder: import.meta.dirname,
  source: 'content-worker.ts',
  built: 'content-worker.js',
  timeout: 5_000,
  heap: 256,
})

/**
 * Reads the fields of a page or list; what is long in a thread, while everybody else is served. Throws ThreadError where that takes too
 * long, and InvalidEntryError.
 */
export async function fieldValuesOf(given: FieldsToRead): Promise<FieldValues> {
  const isShort = serialize(given).byteLength <= shortEnough
  const read = isShort ? readFields(given) : await thread.run(given)
  if ('invalid' in read) throw new InvalidEntryError(read.invalid)
  return read.values
}
