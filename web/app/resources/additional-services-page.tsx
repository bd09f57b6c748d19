import type { Client } from '@reable/contract/client'
import { NotAtHand } from '../content/not-at-hand.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, listOrNothing, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { addresses } from '../shell/addresses.ts'
import type { Route } from './+types/additional-services-page'
import { Services } from './services.tsx'

const title = 'Additional Services'

async function load(api: Client) {
  const [words, services] = await Promise.all([loadPage(api, title), listOrNothing(api('listServices', {}))])
  return { words, services }
}

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title,
    path: addresses.additionalServices,
    origin: loaderData?.origin,
    about: loaderData?.words?.introduction,
  })

export default function AdditionalServicesPage({ loaderData: { words, services = [] } }: Route.ComponentProps) {
  if (!words) return <NotAtHand title={title} />
  return (
    <Information heading={words.heading} introduction={words.introduction}>
      <Services services={services} />
    </Information>
  )
}
