import type { Answer } from '@reable/contract/client'
import { organisation } from '@reable/contract/organisation'
import { useEffect, useId, useState } from 'react'
import { browserApi } from '../../api.ts'
import row from '../../ui/check-list/check-list.module.css'
import styles from './manage.module.css'

/** To whom a listing went: the conversation with them, or elsewhere; undefined where its owner does not say. */
export type Receiver = number | 'elsewhere' | undefined

type Props = { listingId: number; receiver: Receiver; onChoose: (receiver: Receiver) => void }

/** Asks to whom a listing went that is marked as sold. It can be left open: the confirmation stays one press. (LIFE-04) */
export function ReceiverChoice({ listingId, receiver, onChoose }: Props) {
  const [people, setPeople] = useState<Answer<'listReceivers'>>([])
  const id = useId()
  useEffect(() => {
    const load = async () => {
      const reply = await browserApi('listReceivers', { params: { id: String(listingId) } })
      if (reply.ok) setPeople(reply.data)
    }
    void load()
  }, [listingId])
  const options: { value: Receiver; text: string }[] = [
    ...people.map(({ conversation_id: value, name, promised }) => ({
      value,
      text: promised ? `${name}, who you promised it to` : name,
    })),
    { value: 'elsewhere', text: `Someone outside ${organisation.name}` },
    { value: undefined, text: 'I’d rather not say' },
  ]
  if (!people.length) return null
  return (
    <fieldset className={`stack gap-4 ${styles.receivers}`}>
      <legend>Who did it go to?</legend>
      <p>We’ll tell the others, so they stop waiting, and cancel any meetings.</p>
      {options.map(({ value, text }) => (
        <label key={String(value)} className={row.row}>
          <input type="radio" name={id} checked={receiver === value} onChange={() => onChoose(value)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
