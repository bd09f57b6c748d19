import { kindOfType } from '@reable/contract/fit/kind-types'
import { redirect } from 'react-router'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import type { Route } from './+types/type-page'
import { fitAddresses } from './fit-addresses.ts'
import styles from './fit-page.module.css'
import { stepMeta } from './questions/fit-meta.ts'

/** Leads to the questions about the kind of an equipment type; where we have no rules for it, the page says so. */
function leadToKind({ id }: { id: string }): null {
  const kind = kindOfType(Number(id))
  if (kind) throw redirect(fitAddresses.begin(kind))
  return null
}

export const loader = ({ params }: Route.LoaderArgs) => leadToKind(params)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => leadToKind(params)

export const meta = () => stepMeta('No rules yet')

export default function TypePage() {
  return (
    <div className={`stack page gap-24 above-24 ${styles.page}`}>
      <EmptyState
        level={1}
        title="We have no rules for this kind of thing"
        text="Compare the measurements on its listing with your own, or ask the seller."
      >
        <Button to={fitAddresses.things}>What we have rules for</Button>
        <Button variant="plain" to={addresses.listings}>
          All listings
        </Button>
      </EmptyState>
    </div>
  )
}
