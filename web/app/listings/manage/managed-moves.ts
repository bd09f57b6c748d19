import type { LucideIcon } from 'lucide-react'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Handshake from 'lucide-react/icons/handshake'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { browserApi } from '../../api.ts'
import type { AlertMessage } from '../../shell/alerts/alert-message.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'
import { deleted, deletionFailed, feedbackFailed, renewalFailed, renewed, sold } from './manage-alerts.ts'
import type { Choice, ManagedMove } from './owned-listing.ts'
import type { Receiver } from './receiver-choice.tsx'

type MoveAction = {
  /** The button's text meanwhile. */
  busyLabel: string
  call: (id: number, receiver?: Receiver) => Promise<{ ok: true } | ({ ok: false } & FailedReply)>
  done: AlertMessage
  failed: (reply: FailedReply) => AlertMessage
  /** The confirmation asked for first, where the action cannot easily be undone. */
  question?: { title: string; text: (title: string) => string; answer: string; isDanger: boolean }
}

export const moveLabels: Record<Choice['move'], { label: string; icon: LucideIcon }> = {
  renew: { label: 'Renew', icon: CalendarPlus },
  activate: { label: 'Activate', icon: CalendarPlus },
  edit: { label: 'Edit', icon: Pencil },
  mark_sold: { label: 'Mark as Sold', icon: Handshake },
  delete: { label: 'Delete', icon: Trash2 },
}

const renew = (id: number) => browserApi('renewListing', { params: { id: String(id) } })

const markAsSold = (id: number, receiver?: Receiver) => {
  const option = receiver === 'elsewhere' ? ('exchanged_elsewhere' as const) : ('exchanged' as const)
  const conversation = typeof receiver === 'number' && { conversation_id: receiver }
  return browserApi('giveFeedback', { body: { feedback: { post_id: id, selected_option: option, ...conversation } } })
}

/** The actions of a listing's owner: the call, its messages, and its confirmation. */
export const moveActions: Record<ManagedMove, MoveAction> = {
  renew: { busyLabel: 'Renewing…', call: renew, done: renewed, failed: renewalFailed },
  // Activating is renewing. (LIFE-03)
  activate: { busyLabel: 'Activating…', call: renew, done: renewed, failed: renewalFailed },
  mark_sold: {
    busyLabel: 'Sending…',
    call: markAsSold,
    done: sold,
    failed: feedbackFailed,
    question: {
      title: 'Mark as Sold?',
      text: (title) =>
        `“${title}” leaves the public list and moves to Sold/Donated Listings. You cannot edit or renew it after that.`,
      answer: 'Mark as Sold',
      isDanger: false,
    },
  },
  delete: {
    busyLabel: 'Deleting…',
    call: (id) => browserApi('deleteListing', { params: { id: String(id) } }),
    done: deleted,
    failed: deletionFailed,
    question: {
      title: 'Delete?',
      text: (title) => `“${title}” is deleted with its photos. This cannot be undone.`,
      answer: 'Yes, delete it',
      isDanger: true,
    },
  },
}
