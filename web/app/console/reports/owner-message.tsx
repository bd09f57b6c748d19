import { type Decision, decisionMessageLimit } from '@reable/contract/moderation/rules'
import { Button } from '../../ui/button/button.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { useField } from '../../ui/field/use-field.ts'
import { typeInto } from '../pages/editor/type-into.ts'
import styles from './reports.module.css'
import { type SuggestedSentence, withSentence } from './suggested-sentences.ts'

type Props = { decision: Decision; sentences: readonly SuggestedSentence[] }

/** The message to the owner of the listing about a decision, with suggested sentences. */
export function OwnerMessage({ decision, sentences }: Props) {
  const { id } = useField('words')
  const insert = (text: string) => {
    const box = document.getElementById(id)
    if (box instanceof HTMLTextAreaElement) typeInto(box, withSentence(box.value, text, sentences))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend before what it stands beside */}
      <div role="group" aria-label="Begin with a sentence" className={styles.sentences}>
        <p>Begin with a sentence and change it as you like, or write your own.</p>
        <div className={styles.choices}>
          {sentences.map(({ about, label, text }) => (
            <Button key={about} size="small" variant="quiet" aria-controls={id} onClick={() => insert(text)}>
              {label}
            </Button>
          ))}
        </div>
      </div>
      <TextArea
        name="words"
        label={decision === 'keep' ? 'Why is it hidden?' : 'A word to the owner (optional)'}
        hint="The owner reads these words. They never read who reported, nor who you are."
        rows={5}
        limit={decisionMessageLimit}
      />
    </>
  )
}
