/** How the pages look on this device. The browser keeps it under these keys; the head of every page reads them before it paints. */
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

/** Shows it at once, and keeps it for the next page; where the browser keeps nothing, it holds for this one. */
export function setAppearance(kind: AppearanceSetting, value: string): void {
  const { dataset } = document.documentElement
  if (value) dataset[kind] = value
  else delete dataset[kind]
  try {
    if (value) localStorage[kind] = value
    else localStorage.removeItem(kind)
  } catch {
    // Then it holds for as long as this page is open.
  }
}
