import { writeText } from '../../state/storage.ts'

/** The settings of how pages look on this device, stored by these keys; the head of every page reads them before the first paint. */
export const appearances = {
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

export type AppearanceSetting = keyof typeof appearances

export const currentAppearance = (kind: AppearanceSetting): string => document.documentElement.dataset[kind] ?? ''

/** Applies a setting at once and stores it for the next page; where the browser stores nothing, it applies to this page alone. */
export function setAppearance(kind: AppearanceSetting, value: string): void {
  const { dataset } = document.documentElement
  if (value) dataset[kind] = value
  else delete dataset[kind]
  writeText('localStorage', kind, value || null)
}
