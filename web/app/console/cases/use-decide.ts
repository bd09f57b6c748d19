import type { CaseDecision } from '@reable/contract/cases/case-decision'
import { useNavigate, useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses, caseAddress } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusyTask } from '../../state/busy.ts'
import type { RefusedReply } from '../../ui/form/refused-reply.ts'
import { doneTopic } from '../done-notice.ts'
import type { JustDecided } from './decided-note.tsx'
import type { WholeCase } from './load-cases.ts'

/** Decides a case, or puts it back; the next one comes after it. */
export function useDecide({ id, about, answered }: WholeCase) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { task, runAlone } = useBusyTask<string>()
  const goOn = (next: number | null, decided?: JustDecided) =>
    navigate(next === null ? addresses.cases : caseAddress(next), { state: decided ? { decided } : null })
  const params = { id: String(id) }
  const decide = async (row: CaseDecision, words: string): Promise<RefusedReply | undefined> => {
    let refused: RefusedReply | undefined
    await runAlone(row.key, async () => {
      const reply = await browserApi('decideCase', {
        params,
        body: { decision: row.key, words, ...(answered && { restriction: answered.id }) },
      })
      if (!reply.ok) {
        refused = reply
        if (reply.status !== 422) showFailure(reply)
        // Somebody else was first: the page says who, and what they decided.
        if (reply.status === 409 || reply.status === 404) await revalidate()
        return
      }
      const decided = { decision: reply.data.decision, caseId: id, done: row.done, about, final: row.final ?? false }
      // The next page shows it (`DecidedNote`). An alert would push that page down, and one more with every decision.
      alerts.announce(`${row.done}: ${about}`, doneTopic)
      await goOn(reply.data.next, decided)
    })
    return refused
  }
  const putBack = () =>
    runAlone('put back', async () => {
      const reply = await browserApi('putBackCase', { params })
      if (!reply.ok) return showFailure(reply)
      await goOn(reply.data.next)
    })
  return { task, decide, putBack }
}
