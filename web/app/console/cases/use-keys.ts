import { useEffect, useState } from 'react'
import { readText, writeText } from '../../state/storage.ts'

const storageKey = 'case-keys'

/** Whether the keys 1 to 5 decide on this device; on until somebody switches them off. */
export function useKeysWanted(): [boolean, (wanted: boolean) => void] {
  const [wanted, setWanted] = useState(() => readText('localStorage', storageKey) !== 'off')
  const choose = (next: boolean) => {
    writeText('localStorage', storageKey, next ? null : 'off')
    setWanted(next)
  }
  return [wanted, choose]
}

/** Presses the buttons of `keys`, 1 for the first, where no field and no dialog has the focus. */
export function useKeys(isOn: boolean, press: (at: number) => void): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (!/^[1-5]$/.test(event.key) || isTaken(event.target)) return
      event.preventDefault()
      press(Number(event.key) - 1)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

const isTaken = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null)
