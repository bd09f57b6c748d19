import { mayDo, roleWords } from '@reable/contract/volunteers/rules'
import { useState } from 'react'
import { useUser } from '../../accounts/user-store.ts'
import { Button } from '../../ui/button/button.tsx'
import { useRoom } from '../may.tsx'
import styles from '../reports/reports.module.css'
import type { Volunteer } from './load-volunteers.ts'
import { RoleQuestion } from './role-question.tsx'

type Props = { volunteer: Volunteer; onChanged: () => Promise<void> }

/** Somebody who runs the place: their role, what it is for, and the button to change it. */
export function VolunteerCard({ volunteer, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, email, role } = volunteer
  const isSteward = mayDo('give_role', useRoom().role)
  const isOwn = useUser()?.user_id === id
  return (
    <article className={styles.card}>
      <div className={styles.about}>
        <p className={styles.status}>
          <span className={styles.role}>{role}</span>
          {isOwn && <span>This is you</span>}
        </p>
        <h2 className="own-line">{name}</h2>
        <p className="own-line">{email}</p>
        <p>{roleWords[role]}</p>
        {isSteward && !isOwn && (
          <div className={styles.choices}>
            <Button variant="other" onClick={() => setIsOpen(true)}>
              Change the role<span className="visually-hidden"> of {name}</span>
            </Button>
          </div>
        )}
        {isOpen && <RoleQuestion volunteer={volunteer} onChanged={onChanged} onClose={() => setIsOpen(false)} />}
      </div>
    </article>
  )
}
