import { listingTabs } from '@reable/contract/listings/lifecycle'
import { useNavigate } from 'react-router'
import { Loading } from '../../ui/loading/loading.tsx'
import { Paging } from '../../ui/paging/paging.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import type { OwnListings, OwnListingsData } from './load-own-listings.ts'
import { OwnCards } from './own-cards.tsx'
import styles from './own-listings.module.css'
import { addressOfPlace } from './own-listings-address.ts'
import { tabNames } from './own-listings-texts.ts'

/** The three tabs with their lists, once they have come. */
export function OwnListingsPanel({ data }: { data: OwnListingsData | null }) {
  if (!data) return <Loading>Loading your listings…</Loading>
  return 'failure' in data ? <TryAgain message={data.failure.error} /> : <Lists found={data} />
}

function Lists({ found }: { found: OwnListings }) {
  const { tab, page, pages, counts } = found
  const navigate = useNavigate()
  const tabs = listingTabs.map((one) => {
    const href = addressOfPlace({ tab: one, page: 1 })
    const onChoose = () => navigate(href, { preventScrollReset: true })
    return { label: tabNames[one], count: counts[one], href, current: one === tab, onChoose }
  })
  return (
    <div className={styles.lists}>
      <Tabs label="Your listings by what became of them" tabs={tabs} />
      <section className={styles.panel} aria-label={tabNames[tab]}>
        <OwnCards found={found} />
        <Paging
          label={`Pages of ${tabNames[tab]}`}
          page={page}
          pages={pages}
          addressOf={(page) => addressOfPlace({ tab, page })}
        />
      </section>
    </div>
  )
}
