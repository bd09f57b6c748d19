import { messageUnconfirmed } from '@reable/contract/messages/rules'
import { isConfirmedHere, type StoredUser } from '../accounts/user-store.ts'

type Sender = Pick<StoredUser, 'confirmed' | 'limited'> | undefined

/** The placeholder of the message, and whether the sender may write it. (MSG-02) */
export function messageStateOf(sender: Sender): { placeholder: string; isOpen: boolean } {
  if (!sender) return { placeholder: 'Please log in to message.', isOpen: false }
  if (!isConfirmedHere(sender)) return { placeholder: messageUnconfirmed, isOpen: false }
  return { placeholder: 'Type here to message the seller.', isOpen: true }
}
