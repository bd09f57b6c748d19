import { useFieldText } from '../form/use-field-text.ts'
import styles from './field.module.css'

/** The number of characters left, shown near the limit of a field; announced at every tenth character only. */
export function CharactersLeft({ name, limit }: { name: string; limit: number }) {
  const left = limit - [...useFieldText(name)].length
  const label = left <= limit / 10 ? labelOf(left) : ''
  return (
    <>
      <p className={`quiet ${styles.hint}`}>{label}</p>
      <p role="status" className="visually-hidden">
        {left % 10 === 0 && label}
      </p>
    </>
  )
}

function labelOf(left: number): string {
  const count = Math.abs(left)
  const characters = `${count.toLocaleString('en-CA')} ${count === 1 ? 'character' : 'characters'}`
  return left < 0 ? `${characters} too many` : `${characters} left`
}
