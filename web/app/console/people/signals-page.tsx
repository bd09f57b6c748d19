import { pendingFrom, warnedFrom } from '@reable/contract/messages/worry-rules'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { consolePageMeta } from '../console-page-meta.ts'
import { May } from '../may.tsx'
import type { Route } from './+types/signals-page'
import { AddSignal } from './add-signal.tsx'
import { loadSignals } from './load-people.ts'
import { PeopleLayout } from './people-layout.tsx'
import { SignalCard } from './signal-card.tsx'

export const loader = () => null

export const clientLoader = () => loadSignals(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Signals', !!loaderData && 'items' in loaderData)

/** The page of what makes a message worrying, and how much. */
export default function SignalsPage({ loaderData }: Route.ComponentProps) {
  return (
    <PeopleLayout
      current={addresses.worrySignals}
      list={loaderData}
      intro={() =>
        `The weights of all signals in a message are added up. From ${warnedFrom} on its reader is warned; from ${pendingFrom} on it waits for one of you first. A change counts for the messages that come after it.`
      }
      empty={null}
      tools={(onChanged) => (
        <May act="change_signal">
          <AddSignal onChanged={onChanged} />
        </May>
      )}
    >
      {(signal, onChanged) => <SignalCard signal={signal} onChanged={onChanged} />}
    </PeopleLayout>
  )
}
