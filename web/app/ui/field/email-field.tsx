import { type ComponentProps, useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import { useFormParts } from '../form/form-context.ts'
import { useFieldText } from '../form/use-field-text.ts'
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
          <p className="row gap-8">
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

/** The mail services that people here use most, each with the endings that it has. */
const services: Record<string, readonly string[]> = {
  gmail: ['com'],
  hotmail: ['com', 'ca', 'fr', 'de', 'es', 'it', 'co.uk'],
  outlook: ['com', 'ca', 'fr', 'de', 'es', 'it'],
  yahoo: ['com', 'ca', 'fr', 'de', 'es', 'it', 'in', 'co.uk', 'co.in', 'co.jp', 'com.hk', 'com.ph'],
  icloud: ['com'],
  telus: ['net', 'com'],
  shaw: ['ca'],
}

/** What is no ending of any address, and what was meant. */
const noEndings: Record<string, string> = {
  ...Object.fromEntries(['con', 'cmo', 'ocm', 'vom', 'xom', 'cpm', 'cim', 'coom', 'comm'].map((typo) => [typo, 'com'])),
  ...Object.fromEntries(['nte', 'ner', 'nett'].map((typo) => [typo, 'net'])),
}

/** Endings of countries far away, which are mistakes behind the name of a service that has none there. */
const typos: Record<string, string> = { co: 'com', cm: 'com', om: 'com' }

/** Below it a name is too short: too many others are one letter away. */
const minLength = 5

/** The address that was probably meant; undefined for one that may be right. */
export function likelyAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase()
  const dot = domain.indexOf('.')
  if (at < 1 || dot < 1 || domain.length > 60) return undefined
  const [name, ending] = [domain.slice(0, dot), domain.slice(dot + 1)]
  const service = name in services ? name : Object.keys(services).find((known) => isOneTypo(name, known))
  const endings = services[service ?? ''] ?? []
  const meant = noEndings[ending] ?? (endings.includes('com') && !endings.includes(ending) ? typos[ending] : undefined)
  const fixed = `${service && isTheirs(endings, meant ?? ending) ? service : name}.${meant ?? ending}`
  return fixed === domain ? undefined : `${address.slice(0, at + 1)}${fixed}`
}

const isTheirs = (endings: readonly string[], ending: string) => endings.includes(ending)

/** True for a name with one letter changed, left out, doubled or swapped with the next; the first is hardly ever wrong. */
function isOneTypo(name: string, known: string): boolean {
  if (known.length < minLength || name[0] !== known[0] || Math.abs(name.length - known.length) > 1) return false
  let same = 0
  while (same < name.length && name[same] === known[same]) same++
  const [rest, meant] = [name.slice(same), known.slice(same)]
  if (rest.length > meant.length) return rest.slice(1) === meant
  if (rest.length < meant.length) return rest === meant.slice(1)
  const isSwapped = rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2)
  return isSwapped || rest.slice(1) === meant.slice(1)
}
