import { isNumeric, unitNames } from '@reable/contract/catalogue/properties-rules'
import { filterTexts } from '@reable/contract/kinds/rules'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import row from '../../ui/check-list/check-list.module.css'
import { Link } from '../../ui/link/link.tsx'
import { Select } from '../../ui/select/select.tsx'
import { questionAddress } from './kind-addresses.ts'
import type { AskedQuestion } from './kind-values.ts'
import styles from './kinds.module.css'
import type { EditedKind, Kinds } from './load-kinds.ts'

type Field = Kinds['fields'][number]
type Props = {
  kind: EditedKind
  asked: readonly AskedQuestion[]
  onChange: (asked: AskedQuestion[]) => void
  /** All questions that there are. */
  offered: readonly Field[]
}

/** The questions of a kind in their order: whether an answer is needed, moved and taken off, and others added. */
export function AskedQuestions({ kind, asked, onChange, offered }: Props) {
  const fieldOf = new Map(offered.map((field) => [field.field_name, field]))
  const move = (at: number, by: number) => {
    const moved = [...asked]
    const [one] = moved.splice(at, 1)
    if (one) moved.splice(at + by, 0, one)
    onChange(moved)
  }
  return (
    <section aria-labelledby="questions" className="stack gap-12">
      <h2 id="questions">Questions</h2>
      {asked.length === 0 && <p>Nothing is asked about it yet.</p>}
      <ol className="stack gap-12">
        {asked.map((question, at) => {
          const field = fieldOf.get(question.field_name)
          if (!field) return null
          const need = (field_required: boolean) =>
            onChange(asked.map((one) => (one === question ? { ...one, field_required } : one)))
          return (
            <li key={question.field_name} className={`stack slim-card gap-8 anywhere ${styles.question}`}>
              <AskedField {...{ kind, field }} needed={question.field_required} onNeed={need} />
              <div className="wrap gap-8">
                {at > 0 && <Tool label="Move earlier" of={field} onPress={() => move(at, -1)} />}
                {at < asked.length - 1 && <Tool label="Move later" of={field} onPress={() => move(at, 1)} />}
                <Tool label="Take off" of={field} onPress={() => onChange(asked.filter((one) => one !== question))} />
              </div>
            </li>
          )
        })}
      </ol>
      <AddQuestion
        kind={kind}
        offered={offered.filter(({ field_name }) => !asked.some((one) => one.field_name === field_name))}
        onAdd={(field_name) => onChange([...asked, { field_name, field_required: false }])}
      />
    </section>
  )
}

function Tool({ label, of, onPress }: { label: string; of: Field; onPress: () => void }) {
  return (
    <Button variant="other" size="small" onClick={onPress}>
      {label}
      <span className="visually-hidden"> ({of.label})</span>
    </Button>
  )
}

type AskedProps = { kind: EditedKind; field: Field; needed: boolean; onNeed: (needed: boolean) => void }

function AskedField({ kind, field, needed, onNeed }: AskedProps) {
  return (
    <div>
      <Link to={questionAddress(kind.id, field.field_name)} className="target">
        {field.label}
      </Link>
      <p className="quiet">{questionSummary(field)}</p>
      <label className={row.row}>
        <input type="checkbox" checked={needed} onChange={({ target }) => onNeed(target.checked)} />
        <span>
          An answer is needed<span className="visually-hidden"> ({field.label})</span>
        </span>
      </label>
    </div>
  )
}

type AddProps = { kind: EditedKind; offered: readonly Field[]; onAdd: (name: string) => void }

function AddQuestion({ kind, offered, onAdd }: AddProps) {
  const [chosen, setChosen] = useState('')
  const add = () => {
    if (chosen) onAdd(chosen)
    setChosen('')
  }
  return (
    <div className="stack start gap-12">
      <label className={`stack wide-column gap-4 ${styles.which}`} htmlFor="question-that-there-is">
        <span>A question that there is</span>
        <Select
          id="question-that-there-is"
          placeholder="Choose"
          options={offered.map((field) => ({ value: field.field_name, text: optionText(field, offered) }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      </label>
      <Button onClick={add} icon={Plus} disabledReason={chosen ? undefined : 'Choose a question first.'}>
        Add it
      </Button>
      <Button to={questionAddress(kind.id, 'new')} variant="other">
        Write a new question
      </Button>
    </div>
  )
}

/** Where two have the same label, what tells them apart is said too. */
const optionText = (field: Field, offered: readonly Field[]) =>
  offered.filter(({ label }) => label === field.label).length > 1
    ? `${field.label} (${questionSummary(field)})`
    : field.label

/** How a question is answered and filtered by, in a few words: "A number in inches from 8 to 36. Filter: at most so much". */
function questionSummary(field: Kinds['fields'][number]): string {
  const filter = field.private ? 'For its owner alone' : `Filter: ${filterTexts[field.facet ?? 'none'].toLowerCase()}`
  return `${answerText(field)}. ${filter}`
}

function answerText(field: Kinds['fields'][number]): string {
  const { field_type, options, unit, min, max } = field
  if (field_type === 'drop_down') return options.map(({ name }) => name).join(', ')
  if (!isNumeric(field)) return 'A few words'
  const name = unit === 'year' ? ', a year,' : unit ? ` in ${unitNames[unit] ?? unit}` : ''
  return `A number${name} from ${min} to ${max}`
}
