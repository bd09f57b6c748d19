import type { RecallFailure } from '@reable/contract/recalls/rules'

/** A row of the file that is about something that is passed on here, as plain words. */
export type Notice = {
  nid: string
  title: string
  url: string
  organization: string
  product: string
  issue: string
  what_to_do: string
  category: string
  recall_class: string
  updated_on: string | null
  archived: boolean
  equipment_type_ids: number[]
  keys: string[]
}

/** What a thread reads: a text that comes with the program, or an address. */
export type FileToRead =
  | { text: string; now: number }
  | { address: string; headers: Record<string, string>; publicOnly: boolean; now: number }

/** The file as it was read, its notices in lists as JSON, which nobody takes apart on the way; `unchanged` where it is the one before. */
export type ReadFile =
  | { kind: 'read'; rows: number; notices: string[]; etag: string | null; lastModified: string | null }
  | { kind: 'unchanged' }
  | { kind: 'failed'; failure: RecallFailure }

/** A file that is not as it should be. */
export class FileError extends Error {
  readonly failure: RecallFailure
  constructor(failure: RecallFailure) {
    super(failure)
    this.failure = failure
  }
}
