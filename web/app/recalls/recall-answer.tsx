import { Alert } from '../ui/alert/alert.tsx'
import { LabelDrawings } from './label-drawings.tsx'
import type { LookedUp } from './load-look-up.ts'
import { RecallText } from './recall-text.tsx'
import styles from './recalls.module.css'

type Props = { found: LookedUp; brand: string; model: string }

/** The answer to "Is mine recalled?", for the eye and for who has it read. */
export function RecallAnswer({ found, brand, model }: Props) {
  const { outcome, cards, notices, checked } = found
  if (!outcome) return null
  const { type, title, text } = answers[outcome]({ what: [brand, model].filter(Boolean).join(' '), brand, checked })
  return (
    <section className={styles.answer} id="answer">
      <Alert type={type} level={2} title={title}>
        <p>{text}</p>
      </Alert>
      {cards.map((card) => (
        <RecallText key={card.id} card={card} level={3} />
      ))}
      {(outcome === 'possible' || outcome === 'ask_model') && <LabelDrawings />}
      {notices.length > 0 && <Notices notices={notices} />}
    </section>
  )
}

type Said = { what: string; brand: string; checked: string | null }
type Words = { type: 'error' | 'warning' | 'info' | 'success'; title: string; text: string }

const dated = (checked: string | null) => (checked ? ` Our list is of ${checked}.` : '')

const answers: Record<NonNullable<LookedUp['outcome']>, (said: Said) => Words> = {
  recalled: ({ what }) => ({
    type: 'error',
    title: `Yes: ${what} is recalled`,
    text: 'Stop using it, and do not pass it on.',
  }),
  possible: ({ brand }) => ({
    type: 'warning',
    title: `Perhaps: some things by ${brand} are recalled`,
    text: 'Look for the model on the label. Compare it with the models below.',
  }),
  none: ({ what, checked }) => ({
    type: 'success',
    title: `We found no recall of ${what}`,
    text: `We know the recalls that our volunteers have written down.${dated(checked)} If you are not sure, ask the maker.`,
  }),
  ask_model: ({ brand, checked }) => ({
    type: 'info',
    title: `We found no recall of things by ${brand}`,
    text: `With the model we can be more sure.${dated(checked)} Look for it on the label.`,
  }),
}

const Notices = ({ notices }: Pick<LookedUp, 'notices'>) => (
  <section className={styles.notices}>
    <h3>Notices of Health Canada with these words</h3>
    <p>They may be about another thing. Please read whether yours is meant.</p>
    <ul>
      {notices.map(({ title, url, updated }) => (
        <li key={`${url} ${title}`}>
          <a href={url}>{title}</a>
          {updated && <span className={styles.small}> {updated}</span>}
        </li>
      ))}
    </ul>
  </section>
)
