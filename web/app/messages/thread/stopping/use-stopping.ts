import { browserApi } from '../../../api.ts'
import type { AlertMessage } from '../../../shell/alerts/alert-message.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import { showFailure } from '../../../shell/alerts/show-failure.ts'
import { useBusyTask } from '../../../state/busy.ts'

const success = (title: string, text: string): AlertMessage => ({ type: 'success', title, text })

const mailsStopped = success('E-mails stopped', 'New messages still come here.')

const mailsAgain = success('E-mails come again', 'We’ll email you when something new is written here.')

const personBlocked = success('Blocked', 'You hear nothing more from them. They are not told.')

const personUnblocked = success('Unblocked', 'You can write to each other again.')

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
