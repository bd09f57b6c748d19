import type { Client } from '@reable/contract/client'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, listOrNothing, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { addresses } from '../shell/addresses.ts'
import type { Route } from './+types/additional-services-page'
import { Services } from './services.tsx'

const title = 'Additional Services'

async function load(api: Client) {
  const [content, services] = await Promise.all([loadPage(api, title), listOrNothing(api('listServices', {}))])
  return { content, services }
}

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title,
    path: addresses.additionalServices,
    origin: loaderData?.origin,
    about: loaderData?.content?.introduction,
  })

export default function AdditionalServicesPage({ loaderData: { content, services = [] } }: Route.ComponentProps) {
  if (!content) return <PageUnavailable title={title} />
  return (
    <Information heading={content.heading} introduction={content.introduction}>
      <Services services={services} />
    </Information>
  )
}
