import type { Client } from '@reable/contract/client'
import type { ContentPage } from '@reable/contract/content/pages'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { type Part, WithContents } from '../content/pages/contents.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import { addresses } from '../shell/addresses.ts'
import { TextLinks } from '../ui/text-link/text-links.tsx'
import type { Route } from './+types/policies-page'
import styles from './policy.module.css'

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

type Props = ContentPage<'Terms of Use'> & { anchor: string }

/** One policy: its date, its summary, and its binding text. */
function Policy({ anchor, heading, updated, summary, body }: Props) {
  return (
    <div className={styles.policy}>
      <Section id={anchor} heading={heading}>
        <p className={styles.updated}>Last updated {updated}</p>
        <WithContents title={`Parts of ${heading}`} parts={partsOf(body, anchor)} long>
          <div className={`stack measure gap-8 ${styles.summary}`}>
            <h3>In short</h3>
            <RichText blocks={summary} level={4} />
          </div>
          <RichText blocks={body} level={3} idPrefix={anchor} />
        </WithContents>
      </Section>
    </div>
  )
}

/** The highest headings of a policy's text, with the ids that RichText gives them. */
function partsOf(body: Props['body'], anchor: string): Part[] {
  const headings = body.flatMap((block) => (block.kind === 'heading' ? [block] : []))
  const highest = Math.min(...headings.map(({ level }) => level))
  return headings
    .filter(({ level }) => level === highest)
    .map(({ anchor: part, line }) => ({ id: `${anchor}-${part}`, label: line.map(({ text }) => text).join('') }))
}
