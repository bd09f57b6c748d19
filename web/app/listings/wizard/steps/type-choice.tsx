import Check from 'lucide-react/icons/check'
import Info from 'lucide-react/icons/info'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { EquipmentType } from '../../fields/listing-lists.ts'
import styles from './type-page.module.css'
import { WaitingCount } from './waiting-count.tsx'

type Props = {
  type: EquipmentType
  chosen: boolean
  /** Its category, when it stands alone. */
  category?: string
  onChoose: () => void
}

/** One equipment type, with a button beside it that opens its explanation. */
export function TypeChoice({ type, chosen, category, onChoose }: Props) {
  const [isExplained, setExplained] = useState(false)
  const info = useRef<HTMLButtonElement>(null)
  const id = useId()
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isExplained) return
    event.preventDefault()
    setExplained(false)
    info.current?.focus()
  }
  return (
    <li className={styles.type} onKeyDown={closeOnEscape}>
      <ChooseButton {...{ type, chosen, category, onChoose }} />
      <button
        ref={info}
        type="button"
        aria-expanded={isExplained}
        aria-controls={id}
        aria-label={`What is this? ${type.name}`}
        className={buttonClass({ variant: 'quiet' }, styles.info)}
        onClick={() => setExplained(!isExplained)}
      >
        <Icon of={Info} />
      </button>
      <p id={id} hidden={!isExplained} className={styles.explanation}>
        {type.tooltip.text}
      </p>
      {chosen && <WaitingCount typeId={type.id} />}
    </li>
  )
}

function ChooseButton({ type, chosen, category, onChoose }: Props) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      className={buttonClass({ variant: chosen ? 'solid' : 'quiet' }, styles.choice)}
      onClick={onChoose}
    >
      {chosen && <Icon of={Check} />}
      <span>
        {type.name}
        {category && <span className={styles.within}>{category}</span>}
      </span>
    </button>
  )
}
