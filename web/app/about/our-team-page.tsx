import { ExternalLinkButton } from '../content/external-link-button.tsx'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Figures } from '../content/pages/figures.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, loaderOf } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Quotes } from '../content/pages/quotes.tsx'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import { addresses } from '../shell/addresses.ts'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import type { Route } from './+types/our-team-page'
import { loadTeam } from './load-team.ts'
import styles from './our-team-page.module.css'
import { People } from './people.tsx'
import { pastVolunteers } from './team-people.ts'
import { Teams } from './teams.tsx'

const title = 'Our Team'

export const loader = loaderOf(loadTeam)
export const clientLoader = clientLoaderOf(loadTeam)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title, path: addresses.ourTeam, origin: loaderData?.origin, about: loaderData?.content?.introduction })

export default function OurTeamPage({ loaderData }: Route.ComponentProps) {
  const { content, directors, leads, stats, teams, members = [], insights } = loaderData
  if (!content) return <PageUnavailable title={title} />
  const past = pastVolunteers(members)
  return (
    <Information heading={content.heading} introduction={content.introduction}>
      {directors?.length ? (
        <Section heading="Board of Directors">
          <People people={directors} />
        </Section>
      ) : null}
      {leads?.length ? (
        <Section heading="Volunteer Managers">
          <People people={leads} />
        </Section>
      ) : null}
      {stats?.length ? (
        <Section heading="Our volunteers in numbers">
          <Figures figures={stats.map(({ label, count }) => ({ label, value: count }))} />
        </Section>
      ) : null}
      {teams?.length ? (
        <Section heading="Our teams">
          <Teams teams={teams} members={members} />
        </Section>
      ) : null}
      {past.length > 0 && (
        <div className={styles.past}>
          <Disclosure title="Past Volunteers" level={2}>
            <ul className={styles.names}>
              {past.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
      <div className={styles.involved}>
        <Section heading={content.involved_heading}>
          <RichText blocks={content.involved_text} level={3} />
          <ExternalLinkButton variant="next" to={content.job_page}>
            See open volunteer jobs
          </ExternalLinkButton>
        </Section>
      </div>
      {insights?.length ? (
        <Section heading="Words From Our Volunteers">
          <Quotes label="Words From Our Volunteers" quotes={insights.map(({ text, name }) => ({ text, name }))} />
        </Section>
      ) : null}
    </Information>
  )
}
