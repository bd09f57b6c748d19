import { useEffect, useState } from 'react'
import { type AppearanceSetting, appearances, currentAppearance, setAppearance } from './appearance.ts'
import styles from './appearance-choices.module.css'

/** The choices of the colours and the text size. Without a script the device's own settings apply, and the choices are hidden. */
export function AppearanceChoices() {
  return (
    <div className={styles.choices}>
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
