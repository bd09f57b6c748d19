import type { Answer } from '@reable/contract/client'

/** What the parts of a handover need to know of the conversation they stand in. */
export type HandoverConversation = {
  readonly id: number
  readonly role: 'owner' | 'buyer'
  readonly with: { readonly name: string; readonly closed: boolean }
  readonly post: { readonly id: number; readonly title: string } | null
  readonly can_write: boolean
}

export type HandoverProps = {
  readonly conversation: HandoverConversation
  /** The id of the newest message that is shown: what stands here is asked for again when it changes. */
  readonly newest: number | undefined
  /** How the handover stood when the conversation was loaded: it is shown with it, so that nothing moves. */
  readonly initial?: Answer<'getHandover'> | undefined
  /** Called after the person changed something here, which may have added a message. */
  readonly onChange: () => void
}
