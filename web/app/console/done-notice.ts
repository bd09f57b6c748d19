import type { AlertMessage } from '../shell/alerts/alert-message.ts'

/** The topic of what was done in the room. */
export const doneTopic = 'done'

/** Says what was done in the room just now, in the place of what was done before: that may not be true any more. */
export const doneNotice = (title: string, text?: string): AlertMessage => ({
  ...{ type: 'success', title, topic: doneTopic },
  ...(text !== undefined && { text }),
})
