import { useSearchParams } from 'react-router'
import { apiOf, browserApi } from '../api.ts'
import { organisation } from '../shell/organisation.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import type { Route } from './+types/home-page'
import { HomeBand } from './home-band.tsx'
import styles from './home-page.module.css'
import { loadHome } from './load-home.ts'
import { Results } from './results.tsx'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadHome(apiOf(context), new URL(request.url).searchParams)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadHome(browserApi, new URL(request.url).searchParams)

export const meta = () => [
  { title: `${organisation.name}: ${organisation.tagline}` },
  { name: 'description', content: organisation.charity },
]

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const [address] = useSearchParams()
  return (
    <>
      <HomeBand words={address.get('search_query') ?? ''} />
      <div className={styles.list}>
        {loaderData.failed ? (
          <Failed message={loaderData.message} flowId={loaderData.flowId} />
        ) : (
          <>
            <Notes notes={loaderData.notes} />
            <Results cards={loaderData.cards} pagination={loaderData.pagination} />
          </>
        )}
      </div>
    </>
  )
}

/** What of the address could not be used, so that nobody wonders about the list below. */
function Notes({ notes }: { notes: string[] }) {
  if (!notes.length) return null
  return (
    <Alert type="warning" title="We left out a part of this address">
      {notes.map((note) => (
        <p key={note}>{note}.</p>
      ))}
    </Alert>
  )
}

function Failed({ message, flowId }: { message: string; flowId: string }) {
  const [address] = useSearchParams()
  return (
    <Alert type="error" level={2} title={message} text={flowId ? `Code ${flowId}` : undefined}>
      <Button to={`/?${address}`} reloadDocument>
        Try again
      </Button>
    </Alert>
  )
}
