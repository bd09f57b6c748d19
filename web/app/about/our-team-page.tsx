import type { Client } from '@reable/contract/client'
import type { ContentPicture } from '@reable/contract/content/fields'
import type { ContentEntry } from '@reable/contract/content/lists'
import { ContentImage } from '../content/content-image.tsx'
import { ExternalLinkButton } from '../content/external-link-button.tsx'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Figures } from '../content/pages/figures.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, listOrNothing, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Quotes } from '../content/pages/quotes.tsx'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import { addresses } from '../shell/addresses.ts'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import type { Route } from './+types/our-team-page'
import styles from './our-team-page.module.css'
import peopleStyles from './people.module.css'
import teamsStyles from './teams.module.css'

/** Loads the page and its six lists, independently: a list that cannot be loaded is left out. (INFO-27) */
async function loadTeam(api: Client) {
  const [content, directors, leads, stats, teams, members, insights] = await Promise.all([
    loadPage(api, 'Our Team'),
    listOrNothing(api('listDirectors', {})),
    listOrNothing(api('listTeamLeads', {})),
    listOrNothing(api('listTeamStats', {})),
    listOrNothing(api('listTeams', {})),
    listOrNothing(api('listTeamMembers', {})),
    listOrNothing(api('listVolunteerInsights', {})),
  ])
  return { content, directors, leads, stats, teams, members, insights }
}

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
        <div className={`panel ${styles.past}`}>
          <Disclosure title="Past Volunteers" level={2}>
            <ul className={styles.names}>
              {past.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
      <div className={`panel ${styles.involved}`}>
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

type Person = { id: number; name: string; picture: ContentPicture; title?: string; narrative?: string }

/** People with their pictures, their titles and their narratives. */
function People({ people }: { people: readonly Person[] }) {
  return (
    <ul className="tiles gap-24">
      {people.map(({ id, name, picture, title, narrative }) => (
        <li key={id} className={`card ${peopleStyles.person}`}>
          <ContentImage picture={picture} shape="face" small />
          <h3>{name}</h3>
          {title && <p className={peopleStyles.title}>{title}</p>}
          {narrative && <p>{narrative}</p>}
        </li>
      ))}
    </ul>
  )
}

type Props = { teams: readonly ContentEntry<'teams'>[]; members: readonly Member[] }

/** The teams, each with its current members. */
function Teams({ teams, members }: Props) {
  return (
    <ul className="tiles gap-24">
      {teams.map(({ id, name, description, backdrop_image }) => {
        const current = currentMembers(members, name)
        return (
          <li key={id} className={`panel ${teamsStyles.team}`}>
            <ContentImage picture={backdrop_image} shape="scene" small />
            <div className={`stack gap-8 ${teamsStyles.words}`}>
              <h3>{name}</h3>
              <p>{description}</p>
              {current.length > 0 && (
                <ul className={`quiet ${teamsStyles.members}`} aria-label={`In the team ${name}`}>
                  {current.map((member) => (
                    <li key={member.id}>{member.name}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type Member = ContentEntry<'team_members'>

/** The current members of a team. */
const currentMembers = (members: readonly Member[], team: string): Member[] =>
  members.filter((member) => member.team === team && !member.end_date)

/** The former volunteers, sorted by name. */
const pastVolunteers = (members: readonly Member[]): Member[] =>
  members.filter(({ end_date }) => end_date).sort((one, other) => one.name.localeCompare(other.name, 'en-CA'))
