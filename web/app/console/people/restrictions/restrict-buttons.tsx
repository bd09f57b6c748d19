import { kindTexts, type RestrictionKind, restrictionKinds } from '@reable/contract/restrictions/rules'
import { mayDo } from '@reable/contract/volunteers/rules'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { May, useRoom } from '../../may.tsx'
import styles from '../../reports/reports.module.css'
import type { Account } from '../account/load-account.ts'
import { RestrictQuestion } from './restrict-question.tsx'

type Props = { account: Account; onChanged: () => Promise<void> }

/** The buttons to mute, stop or ban somebody; each opens its question. In the place of one that a role may not press it says who can. */
export function RestrictButtons({ account, onChanged }: Props) {
  const [asked, setAsked] = useState<RestrictionKind>()
  const mayBan = mayDo('ban_person', useRoom().role)
  const { name, role, restrictions, barred } = account
  if (role) return <p>They help to run the place. A steward takes their role first, then they can be restricted.</p>
  if (barred) return <p>{barred}</p>
  const inForce = restrictions.filter(({ in_force }) => in_force).map(({ kind }) => kind)
  const open = restrictionKinds.filter((kind) => !inForce.includes(kind))
  const button = (kind: RestrictionKind) => (
    <Button key={kind} variant={kind === 'ban' ? 'danger' : 'other'} onClick={() => setAsked(kind)}>
      {kindTexts[kind].name}
      <span className="visually-hidden"> {name}</span>
    </Button>
  )
  return (
    <>
      <May act="restrict_person">
        <div className={styles.choices}>{open.filter((kind) => mayBan || kind !== 'ban').map(button)}</div>
      </May>
      {!mayBan && <May act="ban_person">{null}</May>}
      {asked && <RestrictQuestion {...{ account, kind: asked, onChanged }} onClose={() => setAsked(undefined)} />}
    </>
  )
}
