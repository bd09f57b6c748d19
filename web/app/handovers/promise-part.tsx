import { browserApi } from '../api.ts'
import { nameWithin } from '../messages/name-within.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './handover.module.css'
import type { HandoverConversation } from './handover-conversation.ts'
import type { Handover, HandoverCall, HandoverState } from './use-handover.ts'

export type PartProps = Pick<HandoverState, 'run' | 'running'> & {
  handover: Handover
  conversation: HandoverConversation
}

/** To whom the listing is promised, who waits for it, and what can be done about it. */
export function PromisePart({ handover, conversation, run, running }: PartProps) {
  const sentences = handoverSentences(handover, conversation)
  return (
    <div className="stack gap-12">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className={`wrap gap-12 ${styles.actions}`}>
        {actionsFor(conversation).map(
          ({ move, label, busyLabel, call }) =>
            handover.moves.includes(move) && (
              <Button
                key={move}
                variant={move === 'promise' ? 'solid' : 'other'}
                busy={running === move}
                busyLabel={busyLabel}
                onClick={() => run(move, call)}
              >
                {label}
              </Button>
            ),
        )}
      </div>
    </div>
  )
}

export const handoverSentences = (handover: Handover, conversation: HandoverConversation): string[] =>
  [promiseLabel(handover, conversation), waitingLabel(handover, conversation)].filter(
    (sentence) => sentence !== undefined,
  )

function promiseLabel({ promise, handed_over, moves }: Handover, { role, with: { name } }: HandoverConversation) {
  const other = nameWithin(name)
  if (handed_over)
    return role === 'owner' ? `You marked it as handed over to ${other}.` : `${name} marked it as handed over to you.`
  if (promise?.to === 'me') return `It is promised to you until ${promise.until}.`
  if (promise?.to === 'them') return `You promised it to ${other} until ${promise.until}. Others read “Reserved”.`
  if (promise)
    return role === 'owner'
      ? `You promised it to somebody else until ${promise.until}.`
      : 'It is reserved for somebody else.'
  return moves.includes('promise')
    ? `It is promised to nobody. If you promise it to ${other}, others read “Reserved” for 7 days. You can take it back at any time.`
    : undefined
}

function waitingLabel({ waiting: { people, place } }: Handover, { role, with: { name } }: HandoverConversation) {
  if (role === 'buyer') return place ? `You are number ${place} on the waiting list.` : undefined
  if (place) return `${name} waits for it, as number ${place} of ${people}.`
  return people ? `${people} ${people === 1 ? 'person waits' : 'people wait'} for it.` : undefined
}

type Action = { move: Handover['moves'][number]; label: string; busyLabel: string; call: HandoverCall }

function actionsFor({ id, post, with: { name } }: HandoverConversation): Action[] {
  const params = { id: String(id) }
  return [
    {
      ...{ move: 'promise', label: `Promise it to ${nameWithin(name)}`, busyLabel: 'Promising…' },
      call: () => browserApi('promiseListing', { params }),
    },
    {
      ...{ move: 'hand_over', label: 'It was handed over', busyLabel: 'Saving…' },
      // The present feedback of a listing, and then how the handover stands.
      call: async () => {
        const feedback = { post_id: post?.id ?? 0, selected_option: 'exchanged' as const, conversation_id: id }
        const given = await browserApi('giveFeedback', { body: { feedback } })
        return given.ok ? browserApi('getHandover', { params }) : given
      },
    },
    {
      ...{ move: 'take_back', label: 'Take the promise back', busyLabel: 'Taking it back…' },
      call: () => browserApi('endPromise', { params }),
    },
    {
      ...{ move: 'let_go', label: 'I do not need it any more', busyLabel: 'Letting it go…' },
      call: () => browserApi('endPromise', { params }),
    },
    {
      ...{ move: 'join', label: 'Join the waiting list', busyLabel: 'Joining…' },
      call: () => browserApi('joinWaitingList', { params }),
    },
    {
      ...{ move: 'leave', label: 'Leave the waiting list', busyLabel: 'Leaving…' },
      call: () => browserApi('leaveWaitingList', { params }),
    },
  ]
}
