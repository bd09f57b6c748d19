import type { User } from '@reable/contract/accounts/operations'
import { createDialogStore } from '../../state/dialog-store.ts'

export type FactorRequest = {
  /** Who logs in and is not in yet; undefined: whoever is signed in proves it once more. */
  user: User | undefined
  /** Called once: with the user whose session is whole, or with nothing where they closed it. */
  onEnd: (user: User | undefined) => void
}

export const { open: openFactor, close: closeFactor, useRequest: useFactorRequest } = createDialogStore<FactorRequest>()
