import { type ComponentProps, useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import { useFormParts } from '../form/form-context.ts'
import { useFieldText } from '../form/use-field-text.ts'
import { likelyAddress } from './email-typo.ts'
import styles from './field.module.css'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type'>

/** A field for an email address. What looks like a slip of the keys is asked about; it may be sent as it is. */
export function EmailField(props: Props) {
  const { name, value } = props
  const { setValue, idOf } = useFormParts()
  const text = useFieldText(name, value)
  const isPaused = usePaused(text)
  const meant = likelyAddress(text)
  // While somebody types, "gmail.co" is on its way to "gmail.com".
  const shown = meant && (isPaused || !meant.startsWith(text)) ? meant : undefined
  const take = (address: string) => {
    setValue(name, address)
    document.getElementById(idOf(name))?.focus()
  }
  return (
    <div className={styles.field}>
      <TextField {...props} type="email" />
      <div role="status">
        {shown && (
          <p className={styles.meant}>
            <span>
              Did you mean <strong className="code">{shown}</strong>?
            </span>
            <Button size="small" onClick={() => take(shown)}>
              Use {shown}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

const pause = 1_000

/** True once a text has stayed as it is for a moment. */
function usePaused(text: string): boolean {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setPaused, pause, text)
    return () => clearTimeout(timer)
  }, [text])
  return paused === text
}
