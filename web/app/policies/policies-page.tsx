import type { Client } from '@reable/contract/client'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { addresses } from '../shell/addresses.ts'
import { TextLinks } from '../ui/text-link/text-links.tsx'
import type { Route } from './+types/policies-page'
import { Policy } from './policy.tsx'

const title = 'Policies'

async function load(api: Client) {
  const [terms, privacy, prohibited] = await Promise.all([
    loadPage(api, 'Terms of Use'),
    loadPage(api, 'Privacy Policy'),
    loadPage(api, 'Prohibited Content'),
  ])
  return { content: terms && privacy && prohibited && { terms, privacy, prohibited } }
}

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title, path: addresses.policies, origin: loaderData?.origin, about: loaderData?.content?.terms.summary })

export default function PoliciesPage({ loaderData: { content } }: Route.ComponentProps) {
  if (!content) return <PageUnavailable title={title} />
  const policies = [
    { anchor: 'terms-of-use', policy: content.terms },
    { anchor: 'privacy-policy', policy: content.privacy },
    { anchor: 'prohibited-content', policy: content.prohibited },
  ]
  return (
    <Information heading={title}>
      <nav aria-label="On this page">
        <TextLinks
          links={policies.map(({ anchor, policy }) => ({ label: policy.heading, to: `/policies#${anchor}` }))}
        />
      </nav>
      {policies.map(({ anchor, policy }) => (
        <Policy key={anchor} anchor={anchor} {...policy} />
      ))}
    </Information>
  )
}
