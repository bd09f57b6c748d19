import { useEffect, useState } from 'react'
import { writeText } from '../../state/storage.ts'
import styles from './appearance-choices.module.css'

/** The choices of the colours and the text size. Without a script the device's own settings apply, and the choices are hidden. */
export function AppearanceChoices() {
  return (
    <div className={`wrap ${styles.choices}`}>
      <AppearanceChoice kind="theme" />
      <AppearanceChoice kind="textSize" />
    </div>
  )
}

function AppearanceChoice({ kind }: { kind: AppearanceSetting }) {
  const [value, setValue] = useState('')
  useEffect(() => setValue(currentAppearance(kind)), [kind])
  const { label, choices } = appearances[kind]
  return (
    <label className={styles.choice}>
      {label}
      <select
        className={styles.select}
        value={value}
        onChange={({ target }) => {
          setValue(target.value)
          setAppearance(kind, target.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The settings of how pages look on this device, stored by these keys; the head of every page reads them before the first paint. */
const appearances = {
  theme: {
    label: 'Colours',
    choices: [
      { value: '', label: 'As on this device' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
  textSize: {
    label: 'Text size',
    choices: [
      { value: '', label: 'Usual' },
      { value: 'larger', label: 'Larger' },
      { value: 'largest', label: 'Largest' },
    ],
  },
} as const

type AppearanceSetting = keyof typeof appearances

const currentAppearance = (kind: AppearanceSetting): string => document.documentElement.dataset[kind] ?? ''

/** Applies a setting at once and stores it for the next page; where the browser stores nothing, it applies to this page alone. */
function setAppearance(kind: AppearanceSetting, value: string): void {
  const { dataset } = document.documentElement
  if (value) dataset[kind] = value
  else delete dataset[kind]
  writeText('localStorage', kind, value || null)
}
