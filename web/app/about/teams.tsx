import type { ContentEntry } from '@reable/contract/content/lists'
import { ContentImage } from '../content/content-image.tsx'
import { currentMembers, type Member } from './team-people.ts'
import styles from './teams.module.css'

type Props = { teams: readonly ContentEntry<'teams'>[]; members: readonly Member[] }

/** The teams, each with its current members. */
export function Teams({ teams, members }: Props) {
  return (
    <ul className={styles.teams}>
      {teams.map(({ id, name, description, backdrop_image }) => {
        const current = currentMembers(members, name)
        return (
          <li key={id} className={styles.team}>
            <ContentImage picture={backdrop_image} shape="scene" small />
            <div className={styles.words}>
              <h3>{name}</h3>
              <p>{description}</p>
              {current.length > 0 && (
                <ul className={styles.members} aria-label={`In the team ${name}`}>
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
