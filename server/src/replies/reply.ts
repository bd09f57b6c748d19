import type { ReplyUse, replyReasons } from '@reable/contract/replies/rules'

/** What a steward writes of a standard reply. */
export type ReplyFields = {
  label: string
  uses: ReplyUse[]
  reason: (typeof replyReasons)[number] | null
  text: string
}

/** A version of a standard reply, with the address of who wrote it. */
export type StoredReply = {
  id: number
  fields: ReplyFields
  removed: boolean
  version: number
  changed_at: Date
  changed_by: string | null
}
