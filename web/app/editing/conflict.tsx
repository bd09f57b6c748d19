import { type MouseEvent, useEffect, useRef } from 'react'
import { Button } from '../ui/button/button.tsx'
import type { Difference } from './difference.ts'
import { DifferenceList } from './difference-list.tsx'
import styles from './editing.module.css'

type Props = {
  /** The thing that is edited, such as "This listing". */
  what: string
  /** A likely cause, such as "Perhaps in another tab." */
  perhaps: string
  differences: readonly Difference[]
  /** Chooses the typed version over the stored one; the form is sent right after. */
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Something was changed elsewhere while it was edited here: both versions, and the choice. */
export function Conflict({ what, perhaps, differences, onKeepMine, onTakeTheirs }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const keepMine = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onKeepMine()
    currentTarget.form?.requestSubmit()
  }
  return (
    <section className={`stack gap-16 ${styles.conflict}`}>
      <h2 ref={heading} tabIndex={-1}>
        {what} was changed since you began to edit it
      </h2>
      <p>
        {perhaps}{' '}
        {differences.length ? 'Nothing is lost: here is what differs.' : 'It says the same as what you typed.'}
      </p>
      <DifferenceList differences={differences} labels={['Mine', 'Theirs']} />
      <div className="wrap gap-12">
        <Button onClick={keepMine}>Keep mine</Button>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
      </div>
      <p className="quiet">Keep mine saves what you typed. Take theirs shows you the stored version to go on with.</p>
    </section>
  )
}
