import type { Ref } from 'react'
import { MessagePhotos } from '../../messages/thread/message-photos.tsx'
import styles from '../reports/reports.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { ShownMessage } from './load-people.ts'

type Props = { title: string; messages: readonly ShownMessage[]; name: string; titleRef?: Ref<HTMLHeadingElement> }

/** Messages as volunteers see them: whose, when, and with what photos. */
export function ShownMessages({ title, messages, name, titleRef }: Props) {
  if (!messages.length) return null
  const writers = { reported: name, reporter: 'Who reports', reable: 'Reable' }
  return (
    <div className={styles.words}>
      <h3 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </h3>
      {messages.map(({ id, by, body, photos, sent_at_utc }) => (
        <blockquote key={id}>
          <strong>{writers[by]}</strong>, {vancouverMoment(sent_at_utc)}
          {body && `:\n${body}`}
          <MessagePhotos photos={photos} from={writers[by]} />
        </blockquote>
      ))}
    </div>
  )
}
