import { deviceStorage } from '../../state/device-storage.ts'
import { createStoredStore } from '../../state/stored-store.ts'

/** The key under which this browser keeps what was answered for "Will it fit?". It goes nowhere else. (docs/decisions/0049) */
export const fitKey = 'fit'

export const fitStorage = deviceStorage(fitKey)

/** The kept text as it stands: what it means is known to code that is fetched once it is used. */
export const fitText = createStoredStore({ storage: fitStorage, parse: (text) => text })

/** Removes the people, the home and all their measures from this browser. */
export const forgetFit = (): void => fitText.write(null)
