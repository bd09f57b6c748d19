import { deviceStorage } from '../state/device-storage.ts'

/** The stored text of the signed-in user in this browser; where nothing is stored nobody is signed in. */
export const {
  read: readUserStorage,
  write: writeUserStorage,
  subscribe: subscribeToUserStorage,
} = deviceStorage('user')
