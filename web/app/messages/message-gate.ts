import { messageUnconfirmed } from '@reable/contract/messages/rules'

type Sender = { confirmed: boolean } | undefined

/** What the empty message says, and whether it is a reason to wait. (MSG-02) */
export function gateOf(sender: Sender): { placeholder: string; isOpen: boolean } {
  if (!sender) return { placeholder: 'Please log in to message.', isOpen: false }
  if (!sender.confirmed) return { placeholder: messageUnconfirmed, isOpen: false }
  return { placeholder: 'Type here to message the seller.', isOpen: true }
}
