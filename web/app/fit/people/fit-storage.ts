import { deviceStorage } from '../../state/device-storage.ts'
import { writeText } from '../../state/storage.ts'
import { createStoredStore } from '../../state/stored-store.ts'

/** The key under which this browser keeps what was answered for "Will it fit?". It goes nowhere else. (docs/decisions/0049) */
export const fitKey = 'fit'

export const fitStorage = deviceStorage(fitKey)

/** The kept text as it stands: what it means is known to code that is fetched once it is used. */
export const fitText = createStoredStore({ storage: fitStorage, parse: (text) => text })

/** Under it stands what this browser said to be missing, so that it is said once a day. */
export const missingKey = 'fit-missing'

/** Removes the people, the home and all their measures from this browser, and which measures were missing for them. */
export function forgetFit(): void {
  fitText.write(null)
  writeText('localStorage', missingKey, null)
}
