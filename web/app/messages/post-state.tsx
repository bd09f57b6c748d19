import type { ConversationPostState } from '@reable/contract/messages/conversation-rules'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePause from 'lucide-react/icons/circle-pause'
import Handshake from 'lucide-react/icons/handshake'
import Trash2 from 'lucide-react/icons/trash-2'
import { StatusLabel } from '../ui/status-label/status-label.tsx'

const labels = {
  available: { colour: 'blue', icon: CircleCheck, label: 'Available' },
  reserved: { colour: 'grey', icon: BookmarkCheck, label: 'Reserved' },
  sold: { colour: 'red', icon: Handshake, label: 'Sold' },
  hidden: { colour: 'grey', icon: CirclePause, label: 'Hidden' },
  deleted: { colour: 'grey', icon: Trash2, label: 'Deleted' },
} as const satisfies Record<ConversationPostState, object>

/** The state of a conversation's listing, by a colour, an icon and a word. */
export function PostState({ state }: { state: ConversationPostState }) {
  const { colour, icon, label } = labels[state]
  return (
    <StatusLabel colour={colour} icon={icon}>
      {label}
    </StatusLabel>
  )
}
