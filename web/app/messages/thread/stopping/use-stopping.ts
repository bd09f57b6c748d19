import { browserApi } from '../../../api.ts'
import type { AlertMessage } from '../../../shell/alerts/alert-message.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import { showFailure } from '../../../shell/alerts/show-failure.ts'
import { useBusyTask } from '../../../state/busy.ts'
import { mailsAgain, mailsStopped, personBlocked, personUnblocked } from './conversation-alerts.ts'

type Task = 'muteConversation' | 'unmuteConversation' | 'blockPartner' | 'unblockPartner'

const doneAlerts: Record<Task, AlertMessage> = {
  muteConversation: mailsStopped,
  unmuteConversation: mailsAgain,
  blockPartner: personBlocked,
  unblockPartner: personUnblocked,
}

/** Mutes a conversation or blocks its other person, and takes either back. `onChange` reloads the conversation. */
export function useStopping(id: number, onChange: () => void) {
  const { task, runAlone } = useBusyTask<Task>()
  const stop = (task: Task) =>
    runAlone(task, async () => {
      const reply = await browserApi(task, { params: { id: String(id) } })
      if (!reply.ok) return showFailure(reply)
      alerts.show(doneAlerts[task])
      onChange()
    })
  return { task, stop }
}
