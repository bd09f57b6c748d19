import { personSearchLimit, seesAddresses } from '@reable/contract/people/rules'
import { browserApi } from '../../../api.ts'
import { addresses } from '../../../shell/addresses.ts'
import { isSignedInDocument } from '../../../state/signed-in.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { pageOf } from '../../../ui/paging/page-address.ts'
import { Paging } from '../../../ui/paging/paging.tsx'
import { TryAgain } from '../../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../../console-page-meta.ts'
import { FindForm } from '../../find-form.tsx'
import { useRoom } from '../../may.tsx'
import { PeopleTabs } from '../people-layout.tsx'
import type { Route } from './+types/find-people-page'
import { FoundCard } from './found-card.tsx'
import { type LoadedPeople, loadPeople } from './load-account.ts'
import { searchAddress } from './people-addresses.ts'

export const loader = () => null

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url)
  return loadPeople(browserApi, { q: searchParams.get('q') ?? '', page: pageOf(searchParams) })
}

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Find people', !!loaderData && 'data' in loaderData)

/** The page to find somebody by their name, address or listing. */
export default function FindPeoplePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1>People</h1>
      <PeopleTabs current={addresses.foundPeople} />
      {loaderData && 'failure' in loaderData && <TryAgain message={loaderData.failure.error} />}
      {loaderData && 'data' in loaderData && <Found {...loaderData} />}
    </>
  )
}

function Found({ q, page, data: people, more }: Exclude<LoadedPeople, { failure: unknown }>) {
  return (
    <>
      <FindPerson q={q} />
      {q && people.length === 0 && (
        <EmptyState title="Nobody was found" text="Try the beginning of the name, or the number of a listing." />
      )}
      {people.length > 0 && (
        <p role="status" className="measure">
          {people.length === 1 && !more ? '1 person' : `${people.length} people${more ? ', and more' : ''}`}
        </p>
      )}
      <ul className="stack gap-24">
        {people.map((person) => (
          <li key={person.id}>
            <FoundCard person={person} />
          </li>
        ))}
      </ul>
      <Paging
        label="Pages of this search"
        page={page}
        pages={more ? page + 1 : page}
        addressOf={(page) => searchAddress({ q, page })}
      />
    </>
  )
}

function FindPerson({ q }: { q: string }) {
  const byAddress = seesAddresses(useRoom().role)
  return (
    <FindForm
      action={addresses.foundPeople}
      about="People"
      label="Find somebody"
      hint={`How their first name${byAddress ? ' or e-mail address' : ''} begins, or the title or number of a listing`}
      q={q}
      limit={personSearchLimit}
    />
  )
}
