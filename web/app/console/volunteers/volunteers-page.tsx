import { mayDo } from '@reable/contract/volunteers/rules'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { useRoom } from '../may.tsx'
import styles from '../reports/reports.module.css'
import type { Route } from './+types/volunteers-page'
import { Invitations } from './invitations.tsx'
import { InviteVolunteer } from './invite-volunteer.tsx'
import { loadVolunteers } from './load-volunteers.ts'
import { VolunteerCard } from './volunteer-card.tsx'

export const loader = () => null

export const clientLoader = () => loadVolunteers(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Volunteers', !!loaderData && 'volunteers' in loaderData)

/** The page of who runs the place, in which role; stewards invite people and change roles here. */
export default function VolunteersPage({ loaderData: data }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { revalidate } = useRevalidator()
  const isSteward = mayDo('give_role', useRoom().role)
  const onChanged = async () => {
    await revalidate()
    heading.current?.focus()
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        Volunteers
      </h1>
      {data && 'failure' in data && <TryAgain message={data.failure.error} />}
      {data && 'volunteers' in data && (
        <>
          <p className={styles.intro}>
            {data.volunteers.length === 1 ? 'One person runs' : `${data.volunteers.length} people run`} the place.
            {isSteward ? ' You can invite others, and change their roles.' : ' Stewards give roles.'}
          </p>
          <ul className={styles.cards}>
            {data.volunteers.map((volunteer) => (
              <li key={volunteer.id}>
                <VolunteerCard volunteer={volunteer} onChanged={onChanged} />
              </li>
            ))}
          </ul>
          {isSteward && <Invitations invitations={data.invitations} onChanged={onChanged} />}
          {isSteward && <InviteVolunteer onInvited={revalidate} />}
        </>
      )}
    </>
  )
}
