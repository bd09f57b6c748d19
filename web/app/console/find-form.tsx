import Search from 'lucide-react/icons/search'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '../ui/button/button.tsx'
import field from '../ui/field/field.module.css'
import styles from './find-form.module.css'

type Props = {
  /** The page that answers, and what it holds, as screen readers name the form. */
  action: string
  about: string
  label: string
  hint: ReactNode
  q: string
  /** In characters. */
  limit: number
  /** What is asked beside the words. */
  children?: ReactNode
}

/** The form to find something in the room by its words, which stand in the address. */
export function FindForm({ action, about, label, hint, q, limit, children }: Props) {
  const words = useWordsOf(q)
  return (
    <Form action={action} role="search" aria-label={about} preventScrollReset className={styles.find}>
      <div className={field.field}>
        <label htmlFor="find-words">{label}</label>
        <p id="find-hint" className={`quiet ${field.hint}`}>
          {hint}
        </p>
        <input
          ref={words}
          id="find-words"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={limit}
          aria-describedby="find-hint"
          className={field.box}
        />
      </div>
      {children}
      <Button type="submit" variant="other" icon={Search}>
        Find
      </Button>
    </Form>
  )
}

/** The field shows the words of another address, such as after going back. A new one would lose the focus of who pressed Enter in it. */
function useWordsOf(q: string) {
  const box = useRef<HTMLInputElement>(null)
  const shown = useRef(q)
  useEffect(() => {
    if (!box.current || shown.current === q) return
    shown.current = q
    box.current.value = q
  }, [q])
  return box
}
